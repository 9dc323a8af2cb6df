import { createFileRoute } from '@tanstack/react-router';
import { listHead } from '../../../../pages/head.js';
import { List } from '../../../../pages/list/list.jsx';
import { head } from '../../head.js';
import { loadList } from '../../load.js';
import { Route as RootRoute } from '../__root.jsx';

export const Route = createFileRoute('/services/')({
  loader: () => loadList(),
  head: ({ matches }) => head(listHead(matches[0].loaderData)),
  component: Page,
});

function Page() {
  return <List root={RootRoute.useLoaderData()} {...Route.useLoaderData()} />;
}
