/**
 * The parts of the site, from the ground up: a part imports only what stands before it. A folder within a folder is a
 * part of its own, so that folders run in no circle either.
 */
const siteParts = [
  'fonts styles platform/admin-host platform theme locale errors api api/site-data routes.ts',
  'router/online router head head/json-ld ui/toasts ui session/core session search',
  'content/paging content/opening-hours content/offers content/jobs content/knowledgebase content/blog',
  'content/write-to-us forms/core forms/files forms/fields forms/phone forms/rich-text forms/drafts forms/outbox',
  'forms forms/posting forms/status chat/engine chat/browser chat/conversation chat account shell pages',
  'document.tsx app-error-screen.tsx app.tsx browser-load.ts entry-client.tsx',
  'server/address server/page-cache server/share-image server/feeds server',
].flatMap((line) => line.split(' '));
const siteTests = '\\.test\\.tsx?$|/(test|testing)/';
/** What runs on the site's server alone; a page's loader does, too, and its type is what the page's view reads. */
const siteServer = '^apps/site/src/((server|platform)/|.*\\.server\\.tsx?$)';

/** @type {(part: string) => string} files of a part, without those of the parts within it */
const filesOf = (part) => {
  if (/\.tsx?$/.test(part)) return `^apps/site/src/${part}$`;
  const inner = siteParts.filter((other) => other.startsWith(`${part}/`)).map((other) => other.slice(part.length + 1));
  return `^apps/site/src/${part}/${inner.length > 0 ? `(?!(${inner.join('|')})/)` : ''}`;
};

const siteRules = [
  ...siteParts.slice(0, -1).map((part, position) => ({
    name: 'site-flows-down',
    severity: 'error',
    from: { path: filesOf(part), pathNot: siteTests },
    to: { path: siteParts.slice(position + 1).map(filesOf) },
  })),
  {
    name: 'site-names-its-parts',
    severity: 'error',
    from: { path: '^apps/site/src', pathNot: [siteTests, ...siteParts.map(filesOf)] },
    to: {},
  },
  {
    name: 'pages-stand-alone',
    severity: 'error',
    from: { path: '^apps/site/src/pages/([^/]+)/' },
    to: { path: '^apps/site/src/pages/', pathNot: '^apps/site/src/pages/$1/' },
  },
  {
    name: 'views-never-import-server',
    severity: 'error',
    from: { path: '^apps/site/src', pathNot: [siteServer, '\\.test\\.tsx?$'] },
    to: { path: siteServer },
  },
  {
    name: 'views-never-import-serving',
    severity: 'error',
    from: { path: '^apps/site/src', pathNot: [siteServer, '\\.test\\.tsx?$'] },
    to: { path: '^packages/serving' },
  },
];

/** The directions of docs/architecture.md. Each rule is proven by a deliberate violation in bin/test/boundaries.test.ts. */
export default {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'contract-imports-only-zod',
      severity: 'error',
      from: { path: '^packages/contract/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^packages/contract/src', 'node_modules/zod/'] },
    },
    { name: 'site-never-imports-admin', severity: 'error', from: { path: '^apps/site' }, to: { path: '^apps/admin' } },
    { name: 'admin-never-imports-site', severity: 'error', from: { path: '^apps/admin' }, to: { path: '^apps/site' } },
    {
      name: 'packages-never-import-apps',
      severity: 'error',
      from: { path: '^packages' },
      to: { path: '^apps' },
    },
    ...siteRules,
    {
      name: 'nothing-imports-tests-or-benchmarks',
      severity: 'error',
      from: { path: '^(apps|packages)' },
      to: { path: '^(e2e|benchmarks)' },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '^@payload-config$', '\\.css$'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: [
        '^(apps|packages)/[^/]+/(dist|\\.next)/',
        '^data/',
        'apps/admin/src/platform/database/migrations',
        'next-env',
      ],
    },
    parser: 'tsc',
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
