import { layers } from './layers.mjs';

/** The parts of the site from the ground up, as docs/architecture.md draws them; folders run in no circle either. */
const parts = [
  'fonts styles platform/admin-host platform trusted-types.ts theme locale errors api routes.ts',
  'router/online router head ui/toasts ui session/core session search',
  'content/paging content/opening-hours content/offers content/jobs content/knowledgebase content/blog content/tools',
  'content/write-to-us content/blocks forms/core forms/files forms/fields forms/phone forms/rich-text forms/drafts forms/outbox',
  'forms/posting forms/status forms rating vitals chat/engine chat/browser chat/conversation chat account shell pages',
  'document.tsx app-error-screen.tsx app.tsx browser-load.ts entry-client.tsx',
  'server/address server/words server/page-cache server/share-image server/feeds server',
].flatMap((line) => line.split(' '));
/** What runs on the site's server alone; a page's loader does, too, and its type is what the page's view reads. */
const server = '^apps/site/src/((server|platform)/|.*\\.server\\.tsx?$)';

/** Entered by its index; its server side by one of its own, which no view takes along. */
const capability = ['index.ts', 'index.server.ts'];
const capabilities = [
  'session search content/paging content/opening-hours content/offers content/jobs content/knowledgebase',
  'content/tools content/write-to-us content/blocks forms rating vitals chat account shell',
].flatMap((line) => line.split(' '));

export const siteRules = [
  ...layers({
    name: 'site',
    base: 'apps/site/src',
    parts,
    capabilities: Object.fromEntries(capabilities.map((part) => [part, capability])),
    // A chunk of its own is what a reader does not download before they need it.
    lazily: true,
  }),
  {
    name: 'pages-stand-alone',
    severity: 'error',
    from: { path: '^apps/site/src/pages/([^/]+)/' },
    to: { path: '^apps/site/src/pages/', pathNot: '^apps/site/src/pages/$1/' },
  },
  {
    name: 'views-never-import-server',
    severity: 'error',
    from: { path: '^apps/site/src', pathNot: [server, '\\.test\\.tsx?$'] },
    to: { path: server },
  },
  {
    name: 'views-never-import-serving',
    severity: 'error',
    from: { path: '^apps/site/src', pathNot: [server, '\\.test\\.tsx?$'] },
    to: { path: '^packages/(logging|metrics|serving)' },
  },
];
