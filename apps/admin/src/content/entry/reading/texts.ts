import type { Figure, Question, TitledText } from '@nasaq/contract';

/** Rows of localized arrays as Payload gives them: every field may still be empty in a draft. */
type Rows<K extends string> = readonly ({ [key in K]?: string | null } | null)[] | null | undefined;

export function presentTitledTexts(rows: Rows<'title' | 'text'>): TitledText[] {
  return (rows ?? []).map((row) => ({ title: row?.title ?? '', text: row?.text ?? '' }));
}

export function presentQuestions(rows: Rows<'question' | 'answer'>): Question[] {
  return (rows ?? []).map((row) => ({ question: row?.question ?? '', answer: row?.answer ?? '' }));
}

export function presentFigures(rows: Rows<'value' | 'label'>): Figure[] {
  return (rows ?? []).map((row) => ({ value: row?.value ?? '', label: row?.label ?? '' }));
}

export function presentStrings(rows: Rows<'text'>): string[] {
  return (rows ?? []).flatMap((row) => row?.text || []);
}

interface Quote {
  text?: string | null;
  author?: string | null;
  role?: string | null;
}

export function presentQuote(quote: Quote | null | undefined): { text: string; author: string; role: string } {
  return { text: quote?.text ?? '', author: quote?.author ?? '', role: quote?.role ?? '' };
}
