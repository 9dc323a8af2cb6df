import { entryPath, localePath, locales, type ContentType, type Locale } from '@nasaq/contract';
import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload';
import { env } from '../../env.ts';
import type { PageGlobal } from '../../preview-token.ts';
import { completeLocales } from '../hooks/complete-locales.ts';
import { globalPaths } from '../preview-url.ts';
import type { Doc } from '../saving/merge.ts';
import { newestOfEntry, newestOfGlobal } from '../saving/newest.ts';
import { isOnSite, languageState, type LanguageState } from '../saving/language-state.ts';
import { companyTimeZone, schedulesOf, type Target } from './find-schedules.ts';
import type { Publication } from './publication.ts';

/** How every language of an entry or page stands, and what the clock will do. @returns null where there is none */
export async function publicationOf(
  req: PayloadRequest,
  target: Target,
): Promise<Omit<Publication, 'mayPublish'> | null> {
  const rows = await rowsOf(req.payload, target);
  if (!rows) return null;
  const written = 'global' in target ? locales : await completeLocales(req, target.collection, target.id);
  const languages = Object.fromEntries(
    locales.map((locale): [Locale, Publication['languages'][Locale]] => {
      const state = languageState(rows, locale);
      const url = isOnSite(state) ? addressOf(target, locale, rows.stored) : null;
      return [locale, { state, written: written.includes(locale), url }];
    }),
  ) as Publication['languages'];
  return {
    timeZone: await companyTimeZone(req.payload),
    languages,
    schedules: (await schedulesOf(req.payload, target)).map(({ action, at, by, failed, id, locale }) => ({
      id,
      action,
      locale,
      at,
      by,
      failed,
    })),
  };
}

/** The same in short, for a row of a list. */
export async function languageStates(payload: Payload, target: Target): Promise<Record<Locale, LanguageState> | null> {
  const rows = await rowsOf(payload, target);
  if (!rows) return null;
  return Object.fromEntries(locales.map((locale) => [locale, languageState(rows, locale)])) as Record<
    Locale,
    LanguageState
  >;
}

async function rowsOf(payload: Payload, target: Target): Promise<Parameters<typeof languageState>[0] | null> {
  const req = { payload } as PayloadRequest;
  if ('global' in target) {
    const stored = await payload.db.findGlobal<Doc>({ slug: target.global as GlobalSlug, req: noTransaction });
    return { stored, newest: (await newestOfGlobal(req, target.global)) ?? stored, name: 'statement' };
  }
  const { collection, id } = target;
  const stored = await payload.db.findOne<Doc & { id: number }>({
    collection: collection as CollectionSlug,
    where: { id: { equals: id } },
    select: { _status: true, title: true, slug: true, deletedAt: true },
    req: noTransaction,
  });
  if (!stored) return null;
  const newest = await newestOfEntry(req, collection, id, { version: { _status: true, title: true } });
  return { stored, newest: newest ?? stored, name: 'title' };
}

const noTransaction = {} as PayloadRequest;

function addressOf(target: Target, locale: Locale, { slug }: Doc): string | null {
  const own = (slug as Partial<Record<Locale, string | null>> | null | undefined)?.[locale];
  const path =
    'global' in target
      ? globalPaths[target.global as PageGlobal]
      : own && entryPath(target.collection as ContentType, own);
  return path ? `${env.siteUrl}${localePath(locale, path)}` : null;
}
