// A process of its own for one size: the admin host's engine and route over generated entries, without a database.
// It builds the index, searches in the process, tells its parent the figures, and answers over HTTP until it is ended.
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { searchRoutes } from '../../../apps/admin/src/search/routes/search.ts';
import { requestContext } from '../../../apps/admin/src/platform/http/request-context.ts';
import { excerptOf, titleHighlightsOf } from '../../../packages/search/src/excerpt.ts';
import { NamedPages } from '../../../packages/search/src/named-pages.ts';
import { SearchIndex } from '../../../packages/search/src/search-index.ts';
import { generateEntries } from './entries.mjs';
import { generateQueries } from './queries.mjs';

const [entries, searches] = process.argv.slice(2).map(Number);
const limit = 20;

globalThis.gc?.();
const before = heldMegabytes();
const index = new SearchIndex();
let buildSeconds = 0;
for (const document of generateEntries(entries)) {
  const begun = performance.now();
  index.put(document);
  buildSeconds += (performance.now() - begun) / 1000;
}
globalThis.gc?.();
const memory = heldMegabytes() - before;

const queries = generateQueries(searches * 2);
for (const query of queries.slice(searches)) answer(query);
const latencies = queries.slice(0, searches).map((query) => {
  const begun = performance.now();
  answer(query);
  return performance.now() - begun;
});

// What the route asks for, with an index that nothing changes, no part that is off, and no limit of one address.
const none = new NamedPages([]);
const live = {
  ready: async () => index,
  isComplete: true,
  pages: { ready: async () => none, version: 0 },
};
const payload = async () => ({ db: { findGlobal: async () => ({}) } });
const routes = searchRoutes(payload, live, { note() {} }, { admit() {} });
const app = new Hono().use(requestContext).route('/search', routes);
const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
  process.send({ documents: index.size, buildSeconds, memory, latencies, port }),
);
process.on('disconnect', () => server.close(() => process.exit(0)));

/** All that the route does but for writing JSON. */
function answer({ search, locale }) {
  for (const found of index.search(search, locale, limit)) {
    titleHighlightsOf(found);
    excerptOf(found);
  }
}

function heldMegabytes() {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}
