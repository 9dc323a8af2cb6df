import { locales } from '@nasaq/contract';
import { sentencesOf } from '../../segments.ts';
import type { Hit } from '../check.ts';
import { future, past } from '../language/phrases.ts';
import { allTexts, hitAt, type Reading } from '../reading/reading.ts';
import { type SaidDate, takeDates } from '../tokens/dates.ts';

/** What was true until some day; nothing without the day that it is. */
export function timeHits(reading: Reading): Hit[] {
  const { today } = reading.facts;
  return today === '' ? [] : [...saidDates(reading, today), ...jobs(reading, today), ...reviews(reading, today)];
}

/** Dates that are behind us in sentences about what is still to come. */
function saidDates(reading: Reading, today: string): Hit[] {
  return allTexts(reading).flatMap((text) =>
    text.paragraphs.flatMap(({ index, text: words }) =>
      sentencesOf(words).flatMap(({ start: from, text: sentence }) => {
        if (!future[text.locale].test(sentence) || past[text.locale].test(sentence)) return [];
        return takeDates(sentence, text.locale)
          .tokens.filter(({ value }) => isBefore(value, today))
          .map((token) =>
            hitAt(
              text,
              'date-past',
              { paragraph: index, from: from + token.from, to: from + token.to },
              { found: sentence.slice(token.from, token.to) },
            ),
          );
      }),
    ),
  );
}

/** A month is over when its last day is. */
function isBefore({ day, month, year }: SaidDate, today: string): boolean {
  if (year === undefined || month === undefined) return false;
  const last = day ?? 31;
  return `${year}-${String(month).padStart(2, '0')}-${String(last).padStart(2, '0')}` < today;
}

function dayIn(value: unknown): string | null {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) ? value.slice(0, 10) : null;
}

/** A job whose last day has passed and that still says that it is open. */
function jobs({ docs, type }: Reading, today: string): Hit[] {
  if (type !== 'careers') return [];
  const { closesAt, jobStatus, title } = docs.en;
  const day = dayIn(closesAt);
  if (day === null || day >= today || jobStatus === 'closed') return [];
  return [
    { check: 'job-closed', locale: 'both', path: 'closesAt', values: { title: String(title ?? docs.ar.title ?? '') } },
  ];
}

function reviews({ begun, docs }: Reading, today: string): Hit[] {
  const day = dayIn(docs.en.reviewBy) ?? dayIn(docs.ar.reviewBy);
  if (day === null || day >= today || !locales.some((locale) => begun[locale])) return [];
  return [{ check: 'review-passed', locale: 'both', path: 'reviewBy', values: { day } }];
}
