import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult, type IConfiguration } from 'dependency-cruiser';
import { expect, test } from 'vitest';
import betweenFiles from '../../.dependency-cruiser.mjs';
import betweenFolders from '../../.dependency-cruiser.folders.mjs';
import ofRuntimes from '../../.dependency-cruiser.runtimes.mjs';
import { runtimeRules } from '../boundaries/runtimes.mjs';

const root = path.resolve(import.meta.dirname, '../..');

test.each([
  [
    'no-circles',
    { 'packages/contract/src/a.ts': "import './b.ts';", 'packages/contract/src/b.ts': "import './a.ts';" },
  ],
  [
    'contract-imports-only-zod',
    { 'packages/contract/src/a.ts': "import type { Hono } from 'hono'; export type A = Hono;" },
  ],
  [
    'site-never-imports-admin',
    {
      'apps/site/src/a.ts': "import type { B } from '../../admin/src/b.ts'; export type A = B;",
      'apps/admin/src/b.ts': 'export type B = 1;',
    },
  ],
  [
    'admin-never-imports-site',
    { 'apps/admin/src/a.ts': "import '../../site/src/b.ts';", 'apps/site/src/b.ts': 'export const b = 1;' },
  ],
  [
    'packages-never-import-apps',
    {
      'packages/patterns/src/a.ts': "import '../../../apps/site/src/b.ts';",
      'apps/site/src/b.ts': 'export const b = 1;',
    },
  ],
  [
    'packages-flows-down',
    {
      'packages/connectivity/src/a.ts': "import type { B } from '../../outbox/src/b.ts'; export type A = B;",
      'packages/outbox/src/b.ts': 'export type B = 1;',
    },
  ],
  [
    'packages-names-its-parts',
    { 'packages/misc/src/a.ts': "import '../../contract/src/b.ts';", 'packages/contract/src/b.ts': '' },
  ],
  [
    'browser-packages-never-import-node',
    { 'packages/outbox/src/a.ts': "import { join } from 'node:path'; export const a = join;" },
  ],
  [
    'browser-packages-never-import-serving',
    {
      'packages/chat-client/src/a.ts': "import type { B } from '../../serving/src/b.ts'; export type A = B;",
      'packages/serving/src/b.ts': 'export type B = 1;',
    },
  ],
  [
    'search-language-stands-alone',
    {
      'packages/search/src/language/a.ts': "import type { B } from '../b.ts'; export type A = B;",
      'packages/search/src/b.ts': 'export type B = 1;',
    },
  ],
  [
    'site-flows-down',
    {
      'apps/site/src/router/a.ts': "import type { B } from '../forms/core/b.ts'; export type A = B;",
      'apps/site/src/forms/core/b.ts': 'export type B = 1;',
    },
  ],
  [
    'site-flows-down',
    {
      'apps/site/src/forms/core/a.ts': "import { b } from '../b.ts'; export const a = b;",
      'apps/site/src/forms/b.ts': 'export const b = 1;',
    },
  ],
  [
    'site-names-its-parts',
    { 'apps/site/src/misc/a.ts': "import '../ui/b.ts';", 'apps/site/src/ui/b.ts': 'export const b = 1;' },
  ],
  [
    'site-capability-entered-by-index',
    {
      'apps/site/src/pages/contact/a.tsx': "import { b } from '../../forms/fields/b.tsx'; export const a = b;",
      'apps/site/src/forms/fields/b.tsx': 'export const b = 1;',
    },
  ],
  [
    'pages-stand-alone',
    {
      'apps/site/src/pages/home/a.tsx': "import '../about/b.ts';",
      'apps/site/src/pages/about/b.ts': 'export const b = 1;',
    },
  ],
  [
    'views-never-import-server',
    {
      'apps/site/src/account/a.tsx': "import type { B } from './b.server.ts'; export type A = B;",
      'apps/site/src/account/b.server.ts': 'export type B = 1;',
    },
  ],
  [
    'views-never-import-server',
    {
      'apps/site/src/pages/home/a.tsx': "import type { B } from '../../server/b.ts'; export type A = B;",
      'apps/site/src/server/b.ts': 'export type B = 1;',
    },
  ],
  [
    'views-never-import-serving',
    {
      'apps/site/src/ui/a.ts': "import type { B } from '../../../../packages/serving/src/b.ts'; export type A = B;",
      'packages/serving/src/b.ts': 'export type B = 1;',
    },
  ],
  [
    'gallery-is-no-part-of-the-site',
    { 'apps/site/src/a.ts': "import '../gallery/b.ts';", 'apps/site/gallery/b.ts': 'export const b = 1;' },
  ],
  [
    'nothing-imports-tests-or-benchmarks',
    { 'apps/site/src/a.ts': "import '../../../e2e/b.ts';", 'e2e/b.ts': 'export const b = 1;' },
  ],
  [
    'admin-flows-down',
    { 'apps/admin/src/mail/a.ts': "import '../uploads/index.ts';", 'apps/admin/src/uploads/index.ts': '' },
  ],
  [
    'admin-flows-down',
    { 'apps/admin/src/platform/http/a.ts': "import '../staff/b.ts';", 'apps/admin/src/platform/staff/b.ts': '' },
  ],
  ['admin-names-its-parts', { 'apps/admin/src/helpers/a.ts': "import '../env.ts';", 'apps/admin/src/env.ts': '' }],
  [
    'admin-capability-entered-by-index',
    { 'apps/admin/src/privacy/a.ts': "import '../chat/open-chat.ts';", 'apps/admin/src/chat/open-chat.ts': '' },
  ],
  ['no-unresolvable', { 'apps/site/src/a.ts': "import './missing.ts';" }],
])('%s: a deliberate violation is found', async (rule, files) => {
  expect(await violations(files, () => only(rule, betweenFiles))).toContain(rule);
});

test('no-folder-circles: folders whose files make no circle make one all the same', async () => {
  const files = {
    'apps/admin/src/chat/desk/a.ts': "import '../live/b.ts';",
    'apps/admin/src/chat/live/b.ts': '',
    'apps/admin/src/chat/live/c.ts': "import '../desk/d.ts';",
    'apps/admin/src/chat/desk/d.ts': '',
  };
  expect(await violations(files)).toEqual([]);
  expect(await violations(files, () => betweenFolders)).toContain('no-folder-circles');
});

test.each([
  [
    'plain-node-never-reaches-screens',
    {
      'apps/admin/src/server.ts': "import { b } from './chat/b.ts'; console.log(b);",
      'apps/admin/src/chat/b.ts': "export { notFound as b } from 'next/navigation.js';",
    },
  ],
  [
    'plain-node-never-reaches-screens',
    {
      'apps/admin/src/payload.ts': "export const load = () => import('./chat/b.ts');",
      'apps/admin/src/chat/b.ts': "export { c } from './screens/c.tsx';",
      'apps/admin/src/chat/screens/c.tsx': 'export const c = 1;',
    },
  ],
  ['next-is-hosted-in-one-place', { 'apps/admin/src/server.ts': "import next from 'next'; console.log(next);" }],
  [
    'browsers-never-reach-servers',
    {
      'apps/admin/src/chat/screens/a.tsx': "'use client';\nimport { b } from '../b.ts'; export const a = b;",
      'apps/admin/src/chat/b.ts': "export { join as b } from 'node:path';",
    },
  ],
  [
    'browsers-never-reach-servers',
    {
      'apps/admin/src/chat/screens/a.tsx': "'use client';\nimport { b } from '../b.ts'; export const a = b;",
      'apps/admin/src/chat/b.ts': "export { Pool as b } from 'pg';",
    },
  ],
  [
    'browsers-never-reach-servers',
    {
      'apps/admin/src/chat/screens/a.tsx': "'use client';\nimport { b } from '../b.ts'; export const a = b;",
      'apps/admin/src/chat/b.ts': "export { Hono as b } from 'hono';",
    },
  ],
  [
    'browsers-never-reach-servers',
    {
      'apps/admin/src/chat/screens/a.tsx': "'use client';\nimport { b } from '../../env.ts'; export const a = b;",
      'apps/admin/src/env.ts': 'export const b = 1;',
    },
  ],
])('%s: a deliberate violation is found, however long the way', async (rule, files) => {
  expect(await violations(files, () => only(rule, runtimes()))).toContain(rule);
});

test('what is loaded by others, or a type alone, is no violation of the runtimes', async () => {
  const files = {
    'apps/admin/src/server.ts':
      "import './app/next-screens.ts'; import type { C } from './chat/screens/c.tsx'; export type D = C;",
    'apps/admin/src/app/next-screens.ts': "import next from 'next'; console.log(next);",
    'apps/admin/src/chat/screens/a.tsx': "'use client';\nimport type { B } from '../b.ts'; export const a: B = 1;",
    'apps/admin/src/chat/screens/c.tsx':
      "import { Pool } from 'pg'; import Link from 'next/link.js'; export type C = 1; console.log(Pool, Link);",
    'apps/admin/src/chat/b.ts': "import { join } from 'node:path'; export type B = 1; console.log(join);",
  };
  expect(await violations(files, runtimes)).toEqual([]);
});

test('a sound import is no violation', async () => {
  const files = {
    'apps/admin/src/privacy/a.ts': "import '../chat/index.ts';",
    'apps/admin/src/chat/index.ts': "export { b } from './b.ts';",
    'apps/admin/src/chat/b.ts': 'export const b = 1;',
    'apps/admin/src/chat/b.test.ts': "import '../privacy/a.ts'; import './b.ts';",
    'apps/site/src/pages/home/a.ts': "import '../../ui/b.ts';",
    'apps/site/src/ui/b.ts': 'export const b = 1;',
    'apps/site/src/account/a.ts':
      "export { forget } from '../chat/index.ts'; export const load = () => import('../chat/b.ts');",
    'apps/site/src/chat/index.ts': "export { forget } from './forget.ts';",
    'apps/site/src/chat/forget.ts': 'export const forget = 1;',
    'apps/site/src/chat/b.ts': 'export const b = 1;',
  };
  expect(await violations(files)).toEqual([]);
});

test.each(['apps/admin/src', 'apps/site/src', 'packages/contract/src'])(
  'process.env is read only in env.ts: %s',
  (folder) => {
    const { stdout } = spawnSync('git', ['grep', '--untracked', '-lE', 'process\\.env', '--', folder], {
      cwd: root,
      encoding: 'utf8',
    });
    const readers = stdout.split('\n').filter((file) => file && !/(\/env\.ts|\.test\.tsx?)$|\/testing\//.test(file));
    expect(readers).toEqual([]);
  },
);

/** Anew for each tree: which of its files begin a bundle is read in it. */
const runtimes = () => ({ ...ofRuntimes, forbidden: runtimeRules() });

/** The rules of a name: the cruiser takes a second to judge the expressions of all, whatever is to be cruised. */
function only(rule: string, { forbidden, ...config }: IConfiguration): IConfiguration {
  return { ...config, forbidden: forbidden?.filter(({ name }) => name === rule) };
}

/** Names of the rules that these files break, in a tree of their own. */
async function violations(
  files: Record<string, string>,
  config: () => IConfiguration = () => betweenFiles,
): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nasaq-boundaries-'));
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    writeFileSync(path.join(folder, 'tsconfig.json'), '{}');
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    process.chdir(folder);
    const { options, forbidden } = structuredClone(config());
    const { enhancedResolveOptions, ...others } = options ?? {};
    // As the command takes them from the same file.
    const taken: ICruiseOptions = { ...others, enhancedResolveOptions, ruleSet: { forbidden }, validate: true };
    const { output } = await cruise(topFolders(files), taken, enhancedResolveOptions);
    return (output as ICruiseResult).summary.violations.map(({ rule }) => rule.name);
  } finally {
    process.chdir(root);
    rmSync(folder, { recursive: true, force: true });
  }
}

function topFolders(files: Record<string, string>): string[] {
  return [...new Set(Object.keys(files).map((file) => file.split('/')[0]!))];
}
