import type { Figure, Locale, Question, RichText, TitledText } from '@nasaq/contract';
import type { Reading } from '../../../platform/http/published.ts';
import { countWords, presentRichText } from './rich-text.ts';

interface DetailDocument {
  title?: string | null;
  summary?: string | null;
  body?: unknown;
  seo?: { title?: string | null; description?: string | null } | null;
  publishedAt?: string | null;
  createdAt: string;
  updatedAt: string;
}

/** The fields that every detail page has on top of its list row; the alternates are added by the resource. */
export async function presentDetail(reading: Reading, doc: DetailDocument) {
  const body: RichText = await presentRichText(reading, doc.body);
  return {
    seo: { title: doc.seo?.title || doc.title || '', description: doc.seo?.description || doc.summary || '' },
    body,
    publishedAt: doc.publishedAt ?? doc.createdAt,
    updatedAt: doc.updatedAt,
  };
}

/** Rows of localized arrays as Payload gives them: every field may still be empty in a draft. */
type Rows<K extends string> = readonly ({ [key in K]?: string | null } | null)[] | null | undefined;

/** Texts with a title each, as steps and benefits are. */
export function presentTitledTexts(rows: Rows<'title' | 'text'>): TitledText[] {
  return (rows ?? []).map((row) => ({ title: row?.title ?? '', text: row?.text ?? '' }));
}

/** Questions with their answers. */
export function presentQuestions(rows: Rows<'question' | 'answer'>): Question[] {
  return (rows ?? []).map((row) => ({ question: row?.question ?? '', answer: row?.answer ?? '' }));
}

/** Figures with their labels. */
export function presentFigures(rows: Rows<'value' | 'label'>): Figure[] {
  return (rows ?? []).map((row) => ({ value: row?.value ?? '', label: row?.label ?? '' }));
}

/** Texts of one line; empty rows are left out. */
export function presentStrings(rows: Rows<'text'>): string[] {
  return (rows ?? []).flatMap((row) => row?.text || []);
}

interface Quote {
  text?: string | null;
  author?: string | null;
  role?: string | null;
}

/** Somebody’s words, with who says them. */
export function presentQuote(quote: Quote | null | undefined): { text: string; author: string; role: string } {
  return { text: quote?.text ?? '', author: quote?.author ?? '', role: quote?.role ?? '' };
}

/** Words a minute that an adult reads silently; Arabic words carry more and take longer (Brysbaert 2019). */
const wordsPerMinute: Record<Locale, number> = { en: 238, ar: 181 };

/** Whole minutes, at least 1. */
export function readingMinutes(body: unknown, locale: Locale): number {
  return Math.max(1, Math.round(countWords(body) / wordsPerMinute[locale]));
}
