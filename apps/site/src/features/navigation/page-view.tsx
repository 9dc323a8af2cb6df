import { ErrorScreen } from '../../pages/error/index.tsx';
import { NotFoundScreen } from '../../pages/not-found/index.tsx';
import { loadedPageModule } from './page-modules.ts';
import { usePage } from './use-page.ts';

/** The page's own view, or the screen of what went wrong with it. */
export function PageView() {
  const { payload, route, pathname } = usePage();
  if (payload.kind === 'page') {
    const { Component } = loadedPageModule(route.page);
    return <Component />;
  }
  return payload.status === 404 ? <NotFoundScreen path={pathname} /> : <ErrorScreen status={payload.status} />;
}
