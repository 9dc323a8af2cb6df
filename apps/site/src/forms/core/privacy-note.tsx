import { entryPath } from '@nasaq/contract';
import { useT } from '../../locale/use-t.ts';
import { Link } from '../../router/link.tsx';
import type { FormNotes } from './load-form-notes.ts';

/** What becomes of what is sent, beside the button that sends it. */
export function PrivacyNote({ privacy }: Pick<FormNotes, 'privacy'>) {
  const t = useT();
  return (
    <p>
      {t('forms.privacy')}{' '}
      {privacy && (
        <Link to={entryPath('legals', privacy.slug)} className="link" target="_blank">
          {privacy.title}
        </Link>
      )}
    </p>
  );
}
