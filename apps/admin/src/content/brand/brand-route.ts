import { forEver } from '@nasaq/serving';
import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Payload } from 'payload';
import { readSettings } from '../../platform/payload/read-settings.ts';
import { findFile } from './files.ts';
import { drawIcon, drawMailLogo, iconKey, type IconKind, iconKinds, type IconSource } from './icons.ts';
import { iconSource, readBrandSettings } from './read-brand.ts';

const types: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
};

/** The names of these files never get another content. A drawing runs nothing, wherever it is opened. */
const headers = (type: string) => ({
  'Content-Type': types[type]!,
  'Cache-Control': forEver,
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
});

/** Bytes of all files that are kept; the longest unread goes first. */
const maxCached = 16_000_000;

/**
 * `/media/brand/<hash>.<type>`: logos and typefaces; `/media/brand/icon-<key>…`: the icons that follow from them;
 * `/media/brand/mail-<hash>.png`: a logo for mail programs, which show no drawings.
 */
export function brandRoutes(getPayload: () => Promise<Payload>): Hono {
  const kept = new LRUCache<string, Buffer>({ maxSize: maxCached, sizeCalculation: ({ length }) => length + 1 });
  const app = new Hono();
  app.on(['GET', 'HEAD'], '/:name', async (c) => {
    const name = c.req.param('name');
    const type = name.slice(name.lastIndexOf('.') + 1);
    if (!types[type]) return c.text('Not found', 404);
    const bytes = kept.get(name) ?? (await load(await getPayload(), name, type));
    if (!bytes) return c.text('Not found', 404);
    kept.set(name, bytes);
    return c.body(new Uint8Array(bytes), 200, headers(type));
  });
  return app;
}

async function load(payload: Payload, name: string, type: string): Promise<Buffer | null> {
  const [, hash] = /^([\da-f]{32})\.\w+$/.exec(name) ?? [];
  if (hash) {
    const found = await findFile(payload, hash);
    return found?.type === type ? found.bytes : null;
  }
  const [, logo] = /^mail-([\da-f]{32})\.png$/.exec(name) ?? [];
  if (logo) {
    const found = await findFile(payload, logo);
    return found && found.type !== 'woff2' ? drawMailLogo(found) : null;
  }
  const [, key, ending] = /^icon-([\da-f]{13})(\D.*)$/.exec(name) ?? [];
  const kind = iconKinds.find((one) => one === ending);
  return key && kind ? loadIcon(payload, key, kind) : null;
}

/** Of what is published, or about to be; another key is of a brand that is no more. */
async function loadIcon(payload: Payload, key: string, kind: IconKind): Promise<Buffer | null> {
  for (const draft of [false, true]) {
    const source = await sourceOf(payload, draft);
    if (!source || iconKey(source) !== key) continue;
    return drawIcon(source, kind, 'file' in source ? await findFile(payload, source.file) : null);
  }
  return null;
}

/** Address of the icon for tabs; `null` for that of the house, and while nobody can be asked. */
export async function companyIcon(getPayload: () => Promise<Payload>): Promise<string | null> {
  try {
    const source = await sourceOf(await getPayload());
    return source && `/media/brand/icon-${iconKey(source)}.svg`;
  } catch {
    return null;
  }
}

async function sourceOf(payload: Payload, draft = false): Promise<IconSource | null> {
  const [stored, { name }] = await Promise.all([
    readBrandSettings(payload, draft),
    readSettings(payload, 'site', { locale: 'en' }),
  ]);
  return iconSource(stored, name ?? '');
}
