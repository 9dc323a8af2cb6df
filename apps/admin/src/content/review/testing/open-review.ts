import { locales, type Locale } from '@nasaq/contract';
import type { Payload } from 'payload';
import { expect } from 'vitest';
import type { Staff } from '../../../submissions/inbox/testing/staff.ts';
import { texts } from '../../../testing/drafts.ts';
import type { Doc } from '../../saving/merge.ts';
import type { HistoryPage } from '../history/history-endpoint.ts';
import type { LanguageReview, Reviews, ReviewWish, Threads } from '../review-api.ts';
import type { Subject } from '../subject.ts';

/** An entry as members of staff review it, over the REST interface. */
export interface Reviewed {
  subject: Subject;
  address: string;
  reviews: (who: Staff) => Promise<Reviews>;
  language: (who: Staff, locale: Locale) => Promise<LanguageReview>;
  /** A step with what stands there now. @returns the status */
  step: (who: Staff, wish: Omit<ReviewWish, 'words' | 'step'> & Partial<ReviewWish>) => Promise<Response>;
  write: (who: Staff, locale: Locale, values: Doc) => Promise<void>;
  publish: (who: Staff, locale: Locale) => Promise<Response>;
  /** The languages that readers have, with their titles. */
  onSite: () => Promise<Partial<Record<Locale, string>>>;
  threads: (who: Staff) => Promise<Threads>;
  history: (who: Staff, query?: string) => Promise<HistoryPage>;
}

/** Turns the setting on for products. */
export async function askSecondPerson(payload: Payload, isAsked = true): Promise<void> {
  await payload.updateGlobal({
    slug: 'review',
    data: { secondPerson: { products: isAsked, care: isAsked }, _status: 'published' },
  });
}

let made = 0;

/** A product, written in both languages by somebody. */
export async function writtenBy(payload: Payload, writer: Staff): Promise<Reviewed> {
  made += 1;
  const answer = await writer.call('/products?locale=en&draft=true', { ...texts(`Reviewed ${made}`), kind: 'App' });
  expect(answer.status).toBe(201);
  const { doc } = (await answer.json()) as { doc: { id: number } };
  const reviewed = reviewedEntry(payload, doc.id);
  await reviewed.write(writer, 'ar', { ...texts(`مراجَع ${made}`), kind: 'تطبيق' });
  return reviewed;
}

export function reviewedEntry(payload: Payload, id: number): Reviewed {
  const subject: Subject = { kind: 'products', id };
  const address = `/products/${id}`;
  const query = `kind=products&id=${id}`;
  const reviews: Reviewed['reviews'] = async (who) => {
    const answer = await who.call(`/history/review?${query}`);
    expect(answer.status).toBe(200);
    return (await answer.json()) as Reviews;
  };
  const language: Reviewed['language'] = async (who, locale) => (await reviews(who)).languages[locale];
  return {
    subject,
    address,
    reviews,
    language,
    step: async (who, wish) => {
      const { step, words } = await language(who, wish.locale);
      return who.call('/history/review', { ...subject, step, words, ...wish });
    },
    write: async (who, locale, values) => {
      const answer = await who.send('PATCH', `${address}?locale=${locale}&draft=true`, values);
      expect(answer.status).toBe(200);
    },
    publish: (who, locale) =>
      who.send('PATCH', `${address}?locale=${locale}&publishSpecificLocale=${locale}`, { _status: 'published' }),
    onSite: async () => {
      const entry = { collection: 'products', id, fallbackLocale: false, depth: 0, trash: true } as const;
      const docs = await Promise.all(locales.map((locale) => payload.findByID({ ...entry, locale })));
      const shown = docs.map((doc, place) => [
        locales[place],
        doc._status === 'published' && !doc.deletedAt,
        doc.title,
      ]);
      return Object.fromEntries(shown.filter(([, isShown]) => isShown).map(([locale, , title]) => [locale, title]));
    },
    threads: async (who) => (await who.call(`/threads/of?${query}`)).json() as Promise<Threads>,
    history: async (who, more = '') => (await who.call(`/history/of?${query}${more}`)).json() as Promise<HistoryPage>,
  };
}
