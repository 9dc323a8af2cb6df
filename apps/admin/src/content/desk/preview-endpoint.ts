import { locales, type Locale } from '@nasaq/contract';
import type { CollectionSlug, Endpoint, GlobalSlug, PayloadRequest } from 'payload';
import { answerStaffError, idOf } from '../../platform/staff/staff-action.ts';
import { StaffError } from '../../platform/staff/staff-error.ts';
import { entryPreviewUrl, globalPreviewUrl } from '../entry/preview.ts';
import { newestOfEntry } from '../saving/newest.ts';

/** `GET …/desk/preview`: the page of each language with its newest draft; null where it has no address yet. */
export type DeskPreview = Record<Locale, string | null>;

export function deskPreviewEndpoint(of: { collection: CollectionSlug } | { global: GlobalSlug }): Endpoint {
  return {
    method: 'get',
    path: `${'collection' in of ? '/:id' : ''}/desk/preview`,
    handler: async (req) => {
      try {
        const preview = 'collection' in of ? await ofEntry(req, of.collection) : await ofGlobal(req, of.global);
        return Response.json(preview, { headers: { 'Cache-Control': 'no-store' } });
      } catch (error) {
        return answerStaffError(error, req);
      }
    },
  };
}

async function ofEntry(req: PayloadRequest, slug: CollectionSlug): Promise<DeskPreview> {
  const { config } = req.payload.collections[slug];
  await allowReading(req, config);
  const id = idOf(req);
  const newest = await newestOfEntry(req, slug, id, { version: { slug: true } });
  if (!newest) throw new StaffError('not_found');
  const slugs = newest.slug as Partial<Record<Locale, string | null>> | undefined;
  return each((code) =>
    entryPreviewUrl({ collectionConfig: config, data: { id, slug: slugs?.[code] }, locale: { code } } as never),
  );
}

async function ofGlobal(req: PayloadRequest, slug: GlobalSlug): Promise<DeskPreview> {
  const globalConfig = req.payload.globals.config.find((config) => config.slug === slug)!;
  await allowReading(req, globalConfig);
  return each((code) => globalPreviewUrl({ globalConfig, data: {}, locale: { code } } as never));
}

async function each(address: (locale: Locale) => unknown): Promise<DeskPreview> {
  const [en, ar] = await Promise.all(locales.map((locale) => address(locale)));
  return { en: (en as string | null) ?? null, ar: (ar as string | null) ?? null };
}

async function allowReading(
  req: PayloadRequest,
  { access }: { access: { read: (args: never) => unknown } },
): Promise<void> {
  if (!req.user) throw new StaffError('unauthorized');
  if (!(await access.read({ req } as never))) throw new StaffError('forbidden');
}
