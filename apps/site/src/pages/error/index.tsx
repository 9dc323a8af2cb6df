import { paths } from '@nasaq/contract';
import { Link } from '../../features/navigation/link.tsx';
import { useT } from '../../features/locale/use-t.ts';
import { errorText } from '../../features/errors/error-text.ts';

/** The screen of everything that is not a 404; `status` is the HTTP status. */
export function ErrorScreen({ status }: { status: number }) {
  const t = useT();
  const { title, text } = errorText(status, t);
  return (
    <>
      <h1>{title}</h1>
      <p>
        {text} <Link to={paths.report}>{t('errors.app.report')}</Link>
      </p>
    </>
  );
}
