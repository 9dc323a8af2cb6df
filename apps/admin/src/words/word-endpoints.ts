import { type Locale, locales } from '@nasaq/contract';
import type { Endpoint } from 'payload';
import { z } from 'zod';
import { announceAfterCommit } from '../platform/changes/change.ts';
import { hasRole } from '../platform/staff/access.ts';
import { interfaceLanguage } from '../platform/staff/interface-language.ts';
import { relatedName } from '../platform/staff/member-name.ts';
import { staffPost, type StaffRequest, staffTransaction } from '../platform/staff/staff-action.ts';
import { StaffError } from '../platform/staff/staff-error.ts';
import { draftEndpoints, tellDrafts, tellNow } from './draft-endpoints.ts';
import { everyText, problemOf } from './every-text.ts';
import { endDraft, holdDraft } from './held-draft.ts';
import { clickableSite } from './preview-address.ts';
import { newestWords } from './read-words.ts';
import type { PastWord, StaffText, TextState } from './staff-text.ts';
import { fitText, newestOf, type Saying, sayText } from './say-text.ts';

const place = { key: z.string().max(200), locale: z.enum(locales) };
const mayChange = (user: unknown) => hasRole(user);

/**
 * `POST /api/words/…`, for administrators: `texts` tells every text with what is said in its place, `past` what was ever
 * said of one or drafted and not published, `save` says something else from now on, or with `null` what was built.
 */
export const wordEndpoints: Endpoint[] = [
  staffPost({ path: '/texts', input: z.object({}), may: mayChange, answer: (_, req) => tellTexts(req) }),
  staffPost({ path: '/past', input: z.object(place), may: mayChange, answer: tellPast }),
  staffPost({
    path: '/save',
    input: z.object({
      ...place,
      text: z.string().max(5_000).nullable(),
      /** The version that was seen; 0 where the text was never changed. */
      version: z.number().int().min(0),
      /** That of the draft which was seen: who names none knows of none. */
      draft: z.number().int().min(0).default(0),
    }),
    may: mayChange,
    answer: save,
  }),
  ...draftEndpoints(mayChange),
];

async function tellTexts(req: StaffRequest): Promise<{ texts: StaffText[]; site: Record<Locale, string> }> {
  const newest = await newestWords(req.payload);
  const drafts = await tellDrafts(req);
  const said = new Map(newest.map((word) => [`${word.locale} ${word.key}`, word]));
  const stateOf = (key: string, locale: Locale, built: string): TextState => {
    const word = said.get(`${locale} ${key}`);
    const text = word?.text ?? null;
    const wasBuilt = text !== null && word!.built !== built ? word!.built : null;
    const draft = drafts.get(`${locale} ${key}`);
    return {
      built,
      text,
      version: word?.version ?? 0,
      ...(wasBuilt !== null && { wasBuilt }),
      ...(draft && { draft: draft(word?.version ?? 0) }),
      ...(text !== null && problemOf(key, locale, text) && { isOut: true }),
    };
  };
  const texts = [...everyText().values()].map(({ built, key, kind }) => {
    const states = locales.flatMap((locale) => {
      const text = built[locale];
      return text === undefined ? [] : [[locale, stateOf(key, locale, text)] as const];
    });
    return { key, kind, in: Object.fromEntries(states) };
  });
  return { texts, site: clickableSite() };
}

async function tellPast({ key, locale }: { key: string; locale: Locale }, req: StaffRequest) {
  const language = interfaceLanguage(req.i18n);
  const { docs } = await req.payload.find({
    collection: 'words',
    where: { key: { equals: key }, locale: { equals: locale } },
    // A draft stands where it was written.
    sort: ['-createdAt', '-version'],
    depth: 1,
    limit: 50,
    overrideAccess: true,
  });
  const past = docs.map(({ author, createdAt, text, version }): PastWord => {
    const by = relatedName(author, language);
    return { version, text: text ?? null, at: createdAt, by, ...(version < 0 && { isDraft: true }) };
  });
  return { past };
}

interface Save extends Saying {
  version: number;
  draft: number;
}

async function save(wanted: Save, req: StaffRequest): Promise<{ version: number; text: string | null }> {
  const { draft, key, locale, version } = wanted;
  const { built, said } = fitText(wanted, interfaceLanguage(req.i18n));
  try {
    await staffTransaction(req, async (inner) => {
      const held = await holdDraft(inner, wanted);
      const newest = await newestOf(req.payload, inner, wanted);
      if ((newest?.version ?? 0) !== version || (held?.version ?? 0) !== draft) throw new Raced();
      await sayText(inner, { key, locale, text: said, built, author: Number(req.user.id) }, newest);
      if (held) await endDraft(inner, held, said);
      await announceAfterCommit(inner, { type: 'words' });
    });
  } catch (error) {
    // Of two at the same moment, the index refuses the second.
    const now = await tellNow(req, wanted);
    if (!(error instanceof Raced) && now.said.version === version) throw error;
    throw new StaffError('words_changed', { now });
  }
  return { version: version + 1, text: said };
}

/** Since it was read, somebody else has changed or drafted the text, or has published or dropped the draft that was seen. */
class Raced extends Error {}
