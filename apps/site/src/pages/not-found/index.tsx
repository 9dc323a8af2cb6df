import { paths } from '@nasaq/contract';
import { useT } from '../../locale/translator.ts';
import { useLocation } from '../../router/context.tsx';
import { fullPath } from '../../router/history.ts';
import { ButtonLink, TextLink } from '../../ui/buttons.tsx';
import { MissingTile } from '../../ui/missing-tile.tsx';

/** The 404 page; `path` is the full path that was asked for. */
function NotFoundScreen({ path }: { path: string }) {
  const t = useT();
  // The path is set apart from the sentence, whatever place the language gives it.
  const [before, after] = t('errors.not_found.message', { path: '\u0000' }).split('\u0000');
  return (
    <div id="page-head" className="wrap screen">
      <div className="screen__words">
        <h1 className="screen__title">
          {before}
          <bdi dir="ltr" className="screen__path">
            {path}
          </bdi>
          {after}
        </h1>
        <div className="screen__actions">
          <ButtonLink to={paths.home} size="lg">
            {t('errors.home')}
          </ButtonLink>
          <TextLink to={paths.explore}>{t('shell.footer.explore')}</TextLink>
        </div>
      </div>
      <MissingTile />
    </div>
  );
}

/** The view of every address that ends in a 404. */
export function Component() {
  return <NotFoundScreen path={fullPath(useLocation())} />;
}
