import { Mark } from './mark.tsx';

/** The mark with the word in both scripts, on the screens before signing in. */
export function Logo() {
  return (
    <span className="nasaq-logo">
      <Mark size={72} />
      <span className="nasaq-logo__words">
        <span lang="en">Nasaq</span>
        <span lang="ar">نسق</span>
      </span>
    </span>
  );
}
