import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, locales } from '@nasaq/contract';
import type { InlineSources } from '../platform/security-headers.ts';
import type { Assets } from '../router/hydration.tsx';
import { type PagePart, pageParts, pageSource, routeNamespaces } from '../router/route-files.ts';
import type { RouteDefinition } from '../routes.ts';

/** The files of one page in one language. */
export type AssetsFor = (
  route: (Pick<RouteDefinition, 'path' | 'page' | 'form'> & { parts?: readonly PagePart[] }) | null,
  locale: Locale,
  /** Whether the stylesheets of this page alone stand in it: its policy has to allow them. */
  inline?: boolean,
) => Assets;

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}
type Manifest = Record<string, Chunk>;

/** What build/dark-sheet.ts makes. */
export const darkSheetSource = 'src/styles/dark.css';
const lateSheetSource = 'src/styles/late-fonts.css';
/** The faces of each language's script. */
const faceSheetSources: Record<Locale, string> = {
  en: 'src/styles/fonts-latin.css',
  ar: 'src/styles/fonts-arabic.css',
};
/** Stylesheets that no code brings along. */
export const sheetSources = [lateSheetSource, ...Object.values(faceSheetSources)];
/** Characters of styles that stand in a page: more, and it would not fit into what a server sends at once. */
const inlineLimit = 12_000;
const entry = 'src/entry-client.tsx';
const theme = 'src/theme/before-paint.ts';
const starter = 'src/head/scripts-after-paint.ts';
const preloadedFonts: Record<Locale, string[]> = {
  en: ['src/fonts/kufi-latin.woff2', 'src/fonts/plex-latin-400.woff2'],
  ar: ['src/fonts/kufi-arabic.woff2', 'src/fonts/plex-arabic-400.woff2'],
};

/** Reads the client build's manifest; each answer is computed once. */
export function readAssets(clientFolder: string): AssetsFor {
  const manifest = readManifest(clientFolder);
  const known = new Map<string, Assets>();
  const code = inlineCode(clientFolder, manifest);
  return (route, locale, inline = false) => {
    const key = `${route?.path} ${route?.page} ${route?.parts?.join('+')} ${locale} ${inline}`;
    const linked = () => resolveAssets(manifest, code, route, locale);
    const assets = known.get(key) ?? (inline ? withPageStyle(clientFolder, linked()) : linked());
    known.set(key, assets);
    return assets;
  };
}

/**
 * With the small stylesheets of the page in the page itself: each asked for by itself costs a slow line the set-up of a
 * connection, which the first paint waits for. The first one is that of all pages.
 */
function withPageStyle(clientFolder: string, { styles: [shared, ...own], ...assets }: Assets): Assets {
  const texts = own.map((address) => readFileSync(join(clientFolder, address), 'utf8').trim());
  const files: string[] = [];
  let code = '';
  for (const [place, text] of texts.entries()) {
    if (code.length + text.length > inlineLimit) continue;
    files.push(own[place]!);
    code += text;
  }
  const linked = [shared!, ...own.filter((address) => !files.includes(address))];
  const hash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  return { ...assets, styles: linked, pageStyle: { code, hash, files } };
}

/** What a module loads in a browser: its own file, and those of all that it imports at once. */
export function filesOf(clientFolder: string, source: string): string[] {
  const chunks = new Set<Chunk>();
  collect(readManifest(clientFolder), source, chunks);
  return [...chunks].map(({ file }) => url(file));
}

function readManifest(clientFolder: string): Manifest {
  return JSON.parse(readFileSync(join(clientFolder, 'manifest.json'), 'utf8')) as Manifest;
}

/** The code that stands in every page: the theme, and the start of the modules. */
function inlineCode(clientFolder: string, manifest: Manifest): string {
  const text = (source: string) => readFileSync(join(clientFolder, chunkOf(manifest, source).file), 'utf8').trim();
  return [theme, starter].map(text).join('\n');
}

/** CSP sources of what stands in pages themselves: our code, which changes with its build, and the editor's styles. */
export function inlineSources(assets: AssetsFor): InlineSources {
  const script = assets(null, 'en').theme;
  const scripts = 'src' in script ? [] : [`'sha256-${createHash('sha256').update(script.code).digest('base64')}'`];
  return { scripts, styles: editorStyles };
}

/**
 * CSP sources of the two style elements that Trix puts into a page. Their text comes from its release, so their hashes
 * are allowed, and that of nothing: they stand in the page before they are filled. A nonce would end pages that are the
 * same for everybody.
 */
export const editorStyles = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-c5Z9aB2t69CSpeI1aC8dDLr7LZYZlynV8iY/8Uc9ZFk='",
  "'sha256-jAP18ioNeNaQBBU5RJvT96kjJnVxHvZs+s8WUNiLnvA='",
];

function resolveAssets(manifest: Manifest, code: string, route: Parameters<AssetsFor>[0], locale: Locale): Assets {
  const parts = (route?.parts ?? []).map((part) => pageParts[part]);
  const namespaces = [
    'shared',
    ...(route ? routeNamespaces(route) : []),
    ...parts.flatMap((part) => part.namespaces),
  ].map((part) => `virtual:messages/${locale}/${part}`);
  const wanted = [
    entry,
    ...namespaces.filter((key) => findChunk(manifest, key)),
    ...(route ? [pageSource(route.page)] : []),
    ...parts.map(({ folder }) => pageSource(folder)),
  ];
  const chunks = new Set<Chunk>();
  for (const key of wanted) collect(manifest, key, chunks);
  const files = [...chunks].map(({ file }) => url(file));
  const sheet = (source: string) => chunkOf(manifest, source).file;
  const otherFaces = locales.filter((other) => other !== locale).map((other) => faceSheetSources[other]);
  return {
    theme: { code },
    scripts: [url(chunkOf(manifest, entry).file)],
    styles: [...new Set([...chunks].flatMap(({ css }) => css ?? [])), sheet(faceSheetSources[locale])].map(url),
    darkStyles: [url(sheet(darkSheetSource))],
    lateStyles: [lateSheetSource, ...otherFaces].map((source) => url(sheet(source))),
    modulePreloads: files.slice(1),
    fonts: preloadedFonts[locale].flatMap((font) => manifest[font]?.file ?? []).map(url),
  };
}

function collect(manifest: Manifest, key: string, chunks: Set<Chunk>): void {
  const chunk = chunkOf(manifest, key);
  if (chunks.has(chunk)) return;
  chunks.add(chunk);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, chunks);
}

/** A virtual module's key carries the marker that Vite gives it. */
function findChunk(manifest: Manifest, key: string): Chunk | undefined {
  return manifest[key] ?? manifest[`\0${key}`];
}

function chunkOf(manifest: Manifest, key: string): Chunk {
  const chunk = findChunk(manifest, key);
  if (chunk === undefined) throw new Error(`The client build holds no '${key}'.`);
  return chunk;
}

const url = (file: string) => `/${file}`;
