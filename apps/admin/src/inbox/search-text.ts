import { fold, readReference, type SubmissionKind } from '@nasaq/contract';
import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook, Where } from 'payload';
import { richText } from '../submissions/rich-value.ts';

/** Letters of one submission that are searched at most. */
const longest = 20_000;

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
  const all = [...searched.map((name) => row[name] ?? ''), ...texts, ...answers].join(' ');
  return fold(all.slice(0, longest)).replace(/\s+/gu, ' ').trim();
}

/** What somebody types, as the column has it; a reference also with dashes, a number also with spaces. */
export function searchWords(typed: string): string {
  const folded = fold(typed).replace(/\s+/gu, ' ').trim();
  const reference = readReference(folded);
  if (reference) return reference.toLowerCase();
  // Stored numbers have neither spaces nor the nought before the number.
  if (/^[+\d][\d\s()./-]{5,}$/u.test(folded)) return folded.replace(/\D/gu, '').replace(/^0+/u, '');
  return folded;
}

/** Rows that do not come through the intake, and those that are changed, are found by what they hold. */
export const keepSearchText: CollectionBeforeChangeHook = ({ collection, data, originalDoc }) => ({
  ...data,
  search_text: searchText(collection.slug as SubmissionKind, { ...(originalDoc as object | undefined), ...data }),
});

/** The list, its counts and the table that is exported ask for what was typed: this is where it is folded. */
export const foldSearch: CollectionBeforeOperationHook = ({ args, operation }) => {
  const { where } = args as { where?: Where };
  if (operation !== 'read' || !where) return args;
  return { ...args, where: folded(where) };
};

function folded(where: Where): Where {
  return Object.fromEntries(
    Object.entries(where).map(([name, condition]) => {
      if (Array.isArray(condition)) return [name, condition.map(folded)];
      const like = name === 'search_text' && (condition as { like?: unknown }).like;
      return [name, typeof like === 'string' ? { like: searchWords(like) } : condition];
    }),
  ) as Where;
}
