import { ErrorScreen } from '../../pages/error/index.tsx';
import { usePage } from '../../router/context.tsx';
import { loadedPageModule } from './page-modules.ts';
import { viewFolder } from './view-folder.ts';

/** The page's own view, or the screen of what went wrong with it. */
export function PageView() {
  const { payload, route } = usePage();
  if (payload.kind === 'error' && payload.status !== 404 && !payload.form)
    return <ErrorScreen status={payload.status} id={payload.id} />;
  const { Component } = loadedPageModule(viewFolder(route, payload));
  return <Component />;
}
