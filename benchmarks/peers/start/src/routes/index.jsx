import { createFileRoute } from '@tanstack/react-router';
import { homeHead } from '../../../pages/head.js';
import { Home } from '../../../pages/home/home.jsx';
import { head } from '../head.js';
import { loadHome } from '../load.js';
import { Route as RootRoute } from './__root.jsx';

export const Route = createFileRoute('/')({
  loader: () => loadHome(),
  head: ({ matches, loaderData }) => head(homeHead(matches[0].loaderData, loaderData)),
  component: Page,
});

function Page() {
  return <Home root={RootRoute.useLoaderData()} home={Route.useLoaderData()} />;
}
