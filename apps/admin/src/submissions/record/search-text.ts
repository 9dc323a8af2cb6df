import type { SubmissionKind } from '@nasaq/contract';
import type { CollectionBeforeChangeHook } from 'payload';
import { searchColumn, searchTextOf } from '../../platform/staff/list-search.ts';
import { richText } from './rich-value.ts';

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
  return searchTextOf([...searched.map((name) => row[name]), ...texts, ...answers]);
}

/** Rows that do not come through the intake, and those that are changed, are found by what they hold. */
export const keepSubmissionText: CollectionBeforeChangeHook = ({ collection, data, originalDoc }) => ({
  ...data,
  [searchColumn]: searchText(collection.slug as SubmissionKind, { ...(originalDoc as object | undefined), ...data }),
});
