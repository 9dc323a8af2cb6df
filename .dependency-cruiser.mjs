import { adminRules } from './bin/boundaries/admin.mjs';
import { packageRules } from './bin/boundaries/packages.mjs';
import { siteRules } from './bin/boundaries/site.mjs';

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
    ...packageRules,
    ...adminRules,
    ...siteRules,
    {
      name: 'nothing-imports-tests-or-benchmarks',
      severity: 'error',
      from: { path: '^(apps|packages)' },
      to: { path: '^(e2e|benchmarks)' },
    },
    {
      name: 'gallery-is-no-part-of-the-site',
      severity: 'error',
      from: { path: '^apps/site/(src|vite)' },
      to: { path: '^apps/site/gallery' },
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
