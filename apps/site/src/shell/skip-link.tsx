import { useT } from '../locale/use-t.ts';
import { InPageLink } from '../router/link.tsx';

/** The first stop of the Tab key. */
export function SkipLink() {
  const t = useT();
  return (
    <InPageLink to="content" className="skip">
      {t('shell.skip')}
    </InPageLink>
  );
}
