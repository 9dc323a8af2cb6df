import { locales, type Locale } from '@nasaq/contract';
import type { CollectionBeforeChangeHook, GlobalBeforeChangeHook, PayloadRequest } from 'payload';
import type { Where } from '../../platform/database/adapter.ts';
import { readPublished } from '../../platform/payload/read-settings.ts';
import { Refusal } from '../../platform/payload/refusal.ts';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { reviewTexts } from '../catalogue/index.ts';
import type { Previewed } from '../entry/previewed.ts';
import { lastChangerOf } from '../saving/changes.ts';
import type { Doc } from '../saving/merge.ts';
import { statesKey } from './history/history-hooks.ts';
import { reviewSteps } from './history/read-history.ts';
import { fieldsOf, newestDraft, publishedIn } from './state/newest-docs.ts';
import { reviewOf } from './state/review-state.ts';
import { seenIn } from './state/seen-words.ts';
import type { Subject } from './subject.ts';

/**
 * Where a second person is asked for, no language comes to its readers with words that nobody else has approved. It is
 * asked at the save itself, so that bulk edits, the REST interface and the clock come by here, too.
 * @throws {Refusal} 422 in the language of the menus, with `data.code` `second_person` and the languages
 */
export const refuseUnreviewed: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const { id } = (originalDoc ?? {}) as { id?: number };
  await refuse({ kind: collection.slug as Previewed, id: id ?? 0 }, id === undefined ? null : (originalDoc as Doc), {
    data: data as Doc,
    req,
  });
  return data as Doc;
};

export const refuseUnreviewedPage: GlobalBeforeChangeHook = async ({ data, global, originalDoc, req }) => {
  await refuse({ kind: global.slug as Previewed, id: 0 }, (originalDoc ?? {}) as Doc, { data: data as Doc, req });
  return data as Doc;
};

interface Save {
  /** The document after it, in the language of the request, with who has changed what. */
  data: Doc;
  req: PayloadRequest;
}

/** @param before the newest draft; null of an entry that is made */
async function refuse(subject: Subject, before: Doc | null, { data, req }: Save): Promise<void> {
  // Where all languages are published at once, Payload tells the states of all; one language else.
  const states = typeof before?._status === 'object' ? before._status : null;
  req.context[statesKey] = states ?? undefined;
  if (req.context.silent || data._status !== 'published') return;
  if (!(await asksSecondPerson(req, subject.kind))) return;
  const published = states ? locales : locales.filter((locale) => locale === req.locale);
  const refused: Locale[] = [];
  for (const locale of published) {
    const doc = locale === req.locale ? data : (await newestDraft(req, subject))?.docs[locale];
    if (doc && !(await mayComeOut(subject, locale, { doc, isNew: before === null, changes: data.changes, req })))
      refused.push(locale);
  }
  if (refused.length > 0) throw refusal(refused, req);
}

/**
 * The languages of the newest draft that may not be published as they stand, because a second person is asked for and
 * nobody else has approved them. A dialog for publishing asks this beforehand, in the browser as `held` of
 * `GET /api/history/review` (`Reviews`); what is published all the same is refused by `refuseUnreviewed`.
 */
export async function heldBack(req: PayloadRequest, subject: Subject): Promise<Locale[]> {
  if (!(await asksSecondPerson(req, subject.kind))) return [];
  const newest = await newestDraft(req, subject);
  if (!newest) return [];
  const held: Locale[] = [];
  for (const locale of locales) {
    const coming = { doc: newest.docs[locale], isNew: false, changes: newest.changes, req };
    if (!(await mayComeOut(subject, locale, coming))) held.push(locale);
  }
  return held;
}

/** That they wait for a second person, in the language of the menus. */
export function heldSentence(held: readonly Locale[], language: Locale): string {
  const texts = reviewTexts[language];
  const named = held.map((locale) => texts.languages[locale]);
  return fill(texts.refused, { language: new Intl.ListFormat(language).format(named) });
}

interface Coming {
  doc: Doc;
  isNew: boolean;
  changes: unknown;
  req: PayloadRequest;
}

async function mayComeOut(subject: Subject, locale: Locale, { changes, doc, isNew, req }: Coming): Promise<boolean> {
  const fields = fieldsOf(req, subject);
  const words = seenIn(fields, doc);
  if (words === '') return true;
  // A new entry has been read by nobody else.
  if (isNew) return false;
  const published = await publishedIn(req, subject, locale);
  // What readers have already is no news: a place in a list, or what both languages share, is saved with it.
  if (published && seenIn(fields, published) === words) return true;
  const steps = await reviewSteps(req, subject, locale);
  return reviewOf(steps, { words, changedBy: lastChangerOf(changes, locale) }).mayPublish;
}

function refusal(refused: readonly Locale[], { i18n }: PayloadRequest): Refusal {
  const message = heldSentence(refused, interfaceLanguage(i18n));
  return new Refusal(message, 422, { code: 'second_person', locales: refused });
}

/** Whether a second person approves this kind before it is published; within the transaction of `req` where there is one. */
export async function asksSecondPerson(req: Where, kind: Previewed): Promise<boolean> {
  const { secondPerson } = await readPublished(req, 'review');
  return Boolean(secondPerson?.[kind]);
}
