import type { Locale } from '@nasaq/contract';
import type { GlobalSlug, PayloadRequest } from 'payload';
import { innerRequest } from '../../platform/payload/inner-request.ts';
import { publishedGlobal } from '../entry/hooks/announce.ts';
import type { Doc } from './merge.ts';

/** What readers have of settings; where nothing was ever published, the defaults of the fields. */
export async function publishedInLanguages(req: PayloadRequest, slug: GlobalSlug): Promise<Record<Locale, Doc>> {
  // Settings have one state for both languages.
  const status: unknown = (await publishedGlobal(req, slug))._status;
  const read = async (locale: Locale) => {
    const found = await req.payload.findGlobal({
      slug,
      locale,
      fallbackLocale: false,
      depth: 0,
      ...(status !== 'published' && { data: {} }),
      overrideAccess: true,
      req: innerRequest(req),
    });
    return found as unknown as Doc;
  };
  return { en: await read('en'), ar: await read('ar') };
}
