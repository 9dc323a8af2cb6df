import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build, transform, type BuildFailure, type BuildOptions, type Plugin } from 'esbuild';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const peers = path.join(root, 'benchmarks/peers');
const generated = ['**/node_modules', '**/dist*', '**/.*', '**/*.gen.ts', '**/*.config.*'];

test.each([
  ['react', 'link.jsx'],
  ['next', 'views/link.js'],
  ['start', 'src/link.jsx'],
  ['pages', '../react/link.jsx'],
  ['astro'],
  ['nuxt'],
])('every file of %s → what it imports from the site, the packages and itself is there', async (name, link = '') => {
  const folder = path.join(peers, name);
  const files = globSync('**/*.{js,jsx,ts,vue,astro}', { cwd: folder, exclude: generated });
  expect(files.length).toBeGreaterThan(1);
  const { faults, inputs } = await readingsOf(folder, { entryPoints: files }, link);
  expect(faults).toEqual([]);
  // A page outside the site has none around it: it would be seen first when the peer is run.
  expect(inputs.filter((input) => input.includes('apps/site/src/router/'))).toEqual([]);
});

test('an import of what the site does not have → named with the file that asks', async () => {
  const faultsOf = async (contents: string) =>
    (await readingsOf(peers, { stdin: { contents, resolveDir: peers, sourcefile: 'asking.js' } })).faults;
  expect(await faultsOf("export { nothing } from '@site/locale/format.ts';")).toEqual([
    expect.stringMatching(/asking\.js: No matching export in ".*format\.ts" for import "nothing"$/),
  ]);
  expect(await faultsOf("import '@site/nowhere.ts';")).toEqual([
    expect.stringMatching(/asking\.js: Could not resolve ".*nowhere\.ts"$/),
  ]);
});

/**
 * Bundles files as their peer would, down to the last of our own sources, and writes nothing. Packages of the peer's own
 * are left aside: only the bench installs them. What is left of types is not looked at.
 * @returns what is missing, and every file that was read
 */
async function readingsOf(folder: string, entries: BuildOptions, link = '') {
  const bundle = build({
    ...entries,
    absWorkingDir: folder,
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'dist',
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'silent',
    plugins: [ownImports(folder, link), scripts],
  });
  const read = await bundle.catch((error: unknown) => error as BuildFailure);
  return {
    faults: read.errors.map(({ text, location }) => `${location?.file}: ${text}`),
    inputs: 'metafile' in read ? Object.keys(read.metafile.inputs) : [],
  };
}

/** The aliases of the peers' own settings; what begins with `virtual:` is the site's build and nobody else's. */
function ownImports(folder: string, link: string): Plugin {
  const aliases = [
    ['@site/', path.join(root, 'apps/site/src/')],
    ['@texts/', path.join(root, 'packages/messages/src/en/')],
    ['~/', path.join(folder, 'app/')],
    ['peer-link', path.join(folder, link)],
  ] as const;
  return {
    name: 'own-imports',
    setup({ onResolve, resolve }) {
      // What a peer's own build writes.
      onResolve({ filter: /\.gen$/ }, ({ path: wanted }) => ({ path: wanted, external: true }));
      onResolve({ filter: /^[^./]/ }, ({ path: wanted, kind, resolveDir, pluginData }) => {
        if (kind === 'entry-point' || pluginData === 'resolved') return;
        const [alias, place] = aliases.find(([name]) => wanted.startsWith(name)) ?? [];
        if (alias) return resolve(place + wanted.slice(alias.length), { kind, resolveDir, pluginData: 'resolved' });
        return /^(@nasaq\/|virtual:)/.test(wanted) ? undefined : { path: wanted, external: true };
      });
    },
  };
}

/** Takes the script out of a component, and the types out of every script: what might be a type, esbuild lets pass unseen. */
const scripts: Plugin = {
  name: 'scripts',
  setup({ onLoad }) {
    onLoad({ filter: /benchmarks\/peers\/.*\.(ts|vue|astro)$/ }, async ({ path: file }) => {
      const { code } = await transform(scriptOf(file), {
        loader: 'ts',
        sourcefile: file,
        tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
      });
      return { contents: code, loader: 'js' };
    });
  },
};

function scriptOf(file: string): string {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.ts')) return text;
  const [, inVue, inAstro = ''] = /<script setup[^>]*>(.*?)<\/script>|^---\n(.*?)^---$/ms.exec(text) ?? [];
  // Astro allows a return above the markup; a module does not.
  return `${inVue ?? inAstro.replaceAll(/\breturn\b/g, 'void')}\nexport default {};`;
}
