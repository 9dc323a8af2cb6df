import { paths } from '@nasaq/contract';
import { errorText } from '../../errors/error-text.ts';
import { useT } from '../../locale/translator.ts';
import { useLocation } from '../../router/context.tsx';
import { Link } from '../../router/link.tsx';
import { useIsOn } from '../../router/use-is-on.ts';
import { ButtonLink } from '../../ui/buttons.tsx';
import { MissingTile } from '../../ui/missing-tile.tsx';

/** The screen of everything that is not a 404; `status` is the HTTP status, `id` what the server's log calls the error. */
export function ErrorScreen({ status, id }: { status: number; id?: string }) {
  const t = useT();
  const isOn = useIsOn();
  const { pathname } = useLocation();
  const { title, text, report } = errorText(status, t);
  return (
    <div id="page-head" className="wrap screen">
      <div className="screen__words">
        <h1 className="screen__title">{title}</h1>
        <p className="screen__text">
          {text}
          {report && (
            <>
              {' '}
              <Link to={isOn('report') ? reportPath(pathname, id) : paths.contact} className="link">
                {t(isOn('report') ? 'errors.app.report' : 'titles.contact')}
              </Link>
            </>
          )}
        </p>
        <div className="screen__actions">
          <ButtonLink to={paths.home} size="lg" variant="secondary">
            {t('errors.home')}
          </ButtonLink>
        </div>
      </div>
      <MissingTile />
    </div>
  );
}

/** The form with the page and the error's number in it already; a query may hold what is nobody else's business. */
function reportPath(page: string, id: string | undefined): string {
  return `${paths.report}?${new URLSearchParams({ page, ...(id ? { error: id } : {}) })}`;
}
