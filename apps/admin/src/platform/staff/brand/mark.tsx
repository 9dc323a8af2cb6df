import { brandName } from '@nasaq/contract';
import { logoMark } from '@nasaq/patterns';

/** The rosette in the colour of the text around it; decoration beside a name, so that readers do not hear it. */
export function Mark({ size }: { size: number }) {
  const { viewBox, strokes, strokeWidth } = logoMark();
  return (
    <svg aria-hidden="true" className="nasaq-mark" height={size} viewBox={viewBox} width={size}>
      {strokes.map((path) => (
        <path key={path} d={path} fill="none" stroke="currentColor" strokeWidth={strokeWidth} />
      ))}
    </svg>
  );
}

/** Stands for the dashboard in the breadcrumb of every screen. */
export function Icon() {
  return <Mark size={22} />;
}

/** The mark with the word in both scripts, on the screens before signing in. */
export function Logo() {
  return (
    <span className="nasaq-logo">
      <Mark size={72} />
      <span className="nasaq-logo__words">
        <span lang="en">{brandName.en}</span>
        <span lang="ar">{brandName.ar}</span>
      </span>
    </span>
  );
}
