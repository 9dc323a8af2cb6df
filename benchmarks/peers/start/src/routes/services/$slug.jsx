import { createFileRoute, notFound } from '@tanstack/react-router';
import { Entry } from '../../../../pages/entry/entry.jsx';
import { entryHead } from '../../../../pages/head.js';
import { head } from '../../head.js';
import { loadEntry } from '../../load.js';
import { Route as RootRoute } from '../__root.jsx';

export const Route = createFileRoute('/services/$slug')({
  loader: async ({ params }) => {
    const offer = await loadEntry({ data: params.slug });
    if (!offer) throw notFound();
    return offer;
  },
  head: ({ matches, loaderData }) => (loaderData ? head(entryHead(matches[0].loaderData, loaderData)) : {}),
  component: Page,
});

function Page() {
  return <Entry root={RootRoute.useLoaderData()} offer={Route.useLoaderData()} />;
}
