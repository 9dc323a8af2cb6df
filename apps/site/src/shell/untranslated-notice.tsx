import { useT } from '../locale/use-t.ts';
import { useLocation } from '../router/context.tsx';
import { untranslatedNotice } from './language-switch.ts';

/** Says why a list is shown to a reader who asked for an entry's other language. */
export function UntranslatedNotice() {
  const t = useT();
  const { search } = useLocation();
  if (!search.slice(1).split('&').includes(untranslatedNotice)) return null;
  return (
    <p role="status" className="notice">
      {t('shell.untranslated')}
    </p>
  );
}
