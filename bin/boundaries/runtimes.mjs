import { globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tests } from './layers.mjs';

const admin = '^apps/admin/src';

/** Next itself, as against its `next/…`, which only what it has bundled can load. */
const nextHost = 'node_modules/next/dist/server/next\\.js$';

/** Files that begin a bundle for browsers. Their names say nothing of it, so they are read. */
function clientFiles() {
  return globSync('apps/admin/src/**/*.{ts,tsx}').filter(
    (file) => !new RegExp(tests).test(file) && /^(['"])use client\1/.test(readFileSync(file, 'utf8')),
  );
}

/** Packages and files of servers alone; of Payload, what it keeps apart for browsers is free. */
const serverModules = [
  `^(node:)?(${builtinModules.join('|')})$`,
  'node_modules/(pg|pg-boss|hono|nodemailer|sharp|undici)/',
  'node_modules/@payloadcms/(db-postgres|drizzle|next)/',
  'node_modules/payload/(?!dist/exports/shared\\.js$)',
  '^packages/(serving|embedded-postgres)/',
  '^packages/search/src/(?!language/)',
  `${admin}/[^/]+\\.ts$`,
  `${admin}/(platform/(database|http|secrets|changes|company)|openapi|demo)/`,
  `${admin}/.*/(routes|mails|collections)/`,
];

/**
 * How far a bundle reaches, however long the way: a merge of two files that both stand in the right place can lead a
 * database into a browser, or Next into the server's own process, and neither lint nor types see it. They are of the
 * tree in the current folder.
 */
export const runtimeRules = () => [
  {
    name: 'plain-node-never-reaches-screens',
    severity: 'error',
    from: { path: `${admin}/[^/]+\\.ts$` },
    to: {
      path: ['node_modules/next/', 'node_modules/@payloadcms/(next|ui)/', `${admin}/.*\\.tsx$`],
      pathNot: nextHost,
      reachable: true,
    },
  },
  {
    name: 'next-is-hosted-in-one-place',
    severity: 'error',
    from: { path: `${admin}/`, pathNot: [`${admin}/app/next-screens\\.ts$`, tests] },
    to: { path: nextHost },
  },
  {
    name: 'browsers-never-reach-servers',
    severity: 'error',
    from: {
      path: `^(${clientFiles()
        .map((file) => RegExp.escape(file))
        .join('|')})$`,
    },
    to: { path: serverModules, reachable: true },
  },
];
