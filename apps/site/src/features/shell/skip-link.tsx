import { useT } from '../locale/use-t.ts';

/** The first stop of the Tab key. */
export function SkipLink() {
  const t = useT();
  return (
    <a href="#content" className="skip">
      {t('shell.skip')}
    </a>
  );
}
