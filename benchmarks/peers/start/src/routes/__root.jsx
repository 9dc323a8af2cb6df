import { createRootRoute, HeadContent, Outlet, Scripts } from '@tanstack/react-router';
import { Shell } from '../../../pages/shell/shell.jsx';
import { loadRoot } from '../load.js';

export const Route = createRootRoute({
  loader: () => loadRoot(),
  head: () => ({
    meta: [{ charSet: 'utf-8' }, { name: 'viewport', content: 'width=device-width, initial-scale=1' }],
  }),
  component: Root,
});

function Root() {
  const { siteData } = Route.useLoaderData();
  return (
    <html lang="en-US" dir="ltr">
      <head>
        <HeadContent />
      </head>
      <body>
        <Shell siteData={siteData}>
          <Outlet />
        </Shell>
        <Scripts />
      </body>
    </html>
  );
}
