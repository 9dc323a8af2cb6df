import { contentTypes, type Locale, locales, maxSearchLength } from '@nasaq/contract';
import { type SearchIndex, spellingsOf } from '@nasaq/search';
import { type Endpoint, type Payload, ValidationError } from 'payload';
import { z } from 'zod';
import { publishedTitle } from '../../content/index.ts';
import { hasRole } from '../../platform/staff/access.ts';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { staffPost, type StaffRequest, staffTransaction } from '../../platform/staff/staff-action.ts';
import { StaffError } from '../../platform/staff/staff-error.ts';
import type { Tried, TriedIn } from './try-api.ts';

/** What holds the index; the live one. */
interface Held {
  ready(): Promise<SearchIndex>;
}

// The module is loaded by the server, which holds the index, and by Next's bundles alike.
const shared = globalThis as typeof globalThis & { nasaqSearch?: Held };

/** The index that staff try searches on. */
export function offerIndex(index: Held): void {
  shared.nasaqSearch = index;
}

const mostResults = 10;
const trySchema = z.object({ search: z.string().max(maxSearchLength) });

/** How a search is understood, and what readers of each language get. */
export const tryEndpoint: Endpoint = staffPost({
  path: '/try',
  input: trySchema,
  may: (user) => hasRole(user, 'editor', 'agent'),
  answer: async ({ search }, req) => {
    const index = await shared.nasaqSearch?.ready();
    if (!index) throw new StaffError('failed');
    const tried = await Promise.all(locales.map(async (locale) => [locale, await tryIn(index, search, locale, req)]));
    return Object.fromEntries(tried) as Tried;
  },
});

async function tryIn(index: SearchIndex, search: string, locale: Locale, req: StaffRequest): Promise<TriedIn> {
  const understood = index.understand(search, locale);
  const { found, leadsTo } = index.answer(search, locale, mostResults);
  const first = new Set(understood.first.map(({ entry }) => entry));
  return {
    understood,
    rules: await rulesCalled(req.payload, understood.rules),
    first: await Promise.all(
      understood.first.map(async ({ entry, isPublished }) => {
        const [type = '', id] = entry.split(':');
        const known = await publishedTitle(req, type, Number(id), interfaceLanguage(req.i18n));
        return { entry, title: known?.title ?? entry, isPublished };
      }),
    ),
    leadsTo,
    results: found.map(({ document: { entry, locale: shown, title, type } }) => ({
      entry,
      type,
      title,
      locale: shown,
      isFirst: first.has(entry),
    })),
  };
}

async function rulesCalled(payload: Payload, ids: readonly number[]): Promise<TriedIn['rules']> {
  if (ids.length === 0) return [];
  const { docs } = await payload.find({
    collection: 'search-rules',
    where: { id: { in: [...ids] } },
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
  });
  return docs.map(({ effect, id, title }) => ({ id, title: title ?? '', effect }));
}

const answerSchema = z.object({
  /** What was searched for in vain. */
  query: z.string().min(1).max(maxSearchLength),
  as: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('synonym'), word: z.string().max(maxSearchLength) }),
    z.object({ kind: z.literal('first'), type: z.enum(contentTypes), id: z.number().int().positive() }),
  ]),
});

/** Answers what readers searched for in vain: with another word for it, or with an entry. */
export const answerEndpoint: Endpoint = staffPost({
  path: '/answer',
  input: answerSchema,
  may: (user) => hasRole(user, 'editor'),
  answer: ({ as, query }, req) =>
    staffTransaction(req, async (inner) => {
      const words = as.kind === 'synonym' ? [query, ...as.word.split(/[,،;؛\n]/u)] : [query];
      const typed = words.map((word) => word.trim()).filter(Boolean);
      const isArabic = (word: string) => spellingsOf(word).some((one) => /\p{Script=Arabic}/u.test(one));
      const sides = { english: typed.filter((word) => !isArabic(word)), arabic: typed.filter(isArabic) };
      const saving = { depth: 0, overrideAccess: false, req: inner, user: inner.user } as const;
      try {
        if (as.kind === 'synonym')
          await inner.payload.create({
            collection: 'search-synonyms',
            data: { ...sides, direction: 'both' },
            ...saving,
            overrideAccess: false,
            depth: 0,
          });
        else
          await inner.payload.create({
            collection: 'search-rules',
            data: { ...sides, effect: 'results', readers: 'all', first: [{ relationTo: as.type, value: as.id }] },
            ...saving,
            overrideAccess: false,
            depth: 0,
          });
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error;
        throw new StaffError('invalid', { message: error.data.errors.map(({ message }) => message).join(' ') });
      }
      await inner.payload.update({
        collection: 'searches',
        where: { query: { equals: query } },
        data: { handled: true },
        overrideAccess: true,
        depth: 0,
        req: inner,
      });
      return {};
    }),
});
