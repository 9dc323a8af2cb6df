import { maxRichLength, type SubmissionKind } from '@nasaq/contract';
import type { CollectionBeforeChangeHook } from 'payload';
import { sanitizeRich } from '../../uploads/index.ts';
import { askedTexts } from './asked.ts';
import { searchColumn, searchTextOf } from '../../platform/staff/list-search.ts';

/** The value of a rich-text field as it may be stored: sanitised HTML, empty where nothing can be read or opened in it. */
export function richValue(value: unknown): unknown {
  // The rule of the length refuses what is longer.
  if (typeof value !== 'string' || value.length > maxRichLength) return value;
  const html = sanitizeRich(value);
  return isBlank(html) ? '' : html;
}

/** The text of sanitised HTML, blocks on lines of their own. */
export function richText(html: string): string {
  return html
    .replace(/<br\s*\/?>|<\/?(?:div|p|h[1-6]|li|blockquote|pre|figure)(?:\s[^<>]*)?>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:nbsp|#160);/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#0*39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/[^\S\n]+/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}

function isBlank(html: string): boolean {
  return !/<(?:img|figure)\b/i.test(html) && richText(html) === '';
}

const searched = 'title reference first_name last_name email phone company page error_id'.split(' ');
const written = ['help_details', 'brief', 'cover_letter'];
const rich = new Set<string>(['reports.help_details', 'orders.brief'] satisfies `${SubmissionKind}.${string}`[]);

/** Everything by which staff look for a submission, folded: whole names, words of the text, hamzas and digits of any kind. */
export function searchText(kind: SubmissionKind, row: Readonly<Record<string, unknown>>): string {
  const texts = written.map((name) => {
    const text = String(row[name] ?? '');
    return rich.has(`${kind}.${name}`) ? richText(text) : text;
  });
  const answers = Array.isArray(row.answers) ? row.answers.map(({ answer }: { answer?: string }) => answer ?? '') : [];
  return searchTextOf([...searched.map((name) => row[name]), ...texts, ...answers, ...askedTexts(row.asked)]);
}

/** What was written freely, as it is stored: links of a rich text are in its markup. */
export function writtenIn(row: Readonly<Record<string, unknown>>): string {
  const answers = Array.isArray(row.answers) ? row.answers.map(({ answer }: { answer?: string }) => answer ?? '') : [];
  return [row.subject, ...written.map((name) => row[name]), ...answers, ...askedTexts(row.asked)].join('\n');
}

/** Rows that do not come through the intake, and those that are changed, are found by what they hold. */
export const keepSubmissionText: CollectionBeforeChangeHook = ({ collection, data, originalDoc }) => ({
  ...data,
  [searchColumn]: searchText(collection.slug as SubmissionKind, { ...(originalDoc as object | undefined), ...data }),
});
