/** What runs on the site's server alone; a page's loader does, too, and its type is what the page's view reads. */
const siteServer = '^apps/site/src/((server|platform)/|.*\\.server\\.tsx?$)';

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
