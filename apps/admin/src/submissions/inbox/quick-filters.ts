import { finalStates, submissionStates, type SubmissionKind } from '@nasaq/contract';
import type { Where } from 'payload';

/** The folders above an inbox. Spam is in its own folder and in no other. */
export const quickFilters = ['open', 'mine', 'unassigned', 'done', 'spam', 'all'] as const;
export type QuickFilter = (typeof quickFilters)[number];

const notSpam: Where = { spam: { not_equals: true } };

/** What lies in a folder: conditions that all hold. */
export function filterConditions(filter: QuickFilter, kind: SubmissionKind, userId: number | string): Where[] {
  const open: Where = { state: { in: openStates(kind) } };
  const conditions: Record<QuickFilter, Where[]> = {
    open: [open, notSpam],
    mine: [open, { assignee: { equals: userId } }, notSpam],
    unassigned: [open, { assignee: { exists: false } }, notSpam],
    done: [{ state: { in: [...finalStates[kind]] } }, notSpam],
    spam: [{ spam: { equals: true } }],
    all: [notSpam],
  };
  return conditions[filter];
}

/** States in which something is still expected of the staff. */
export function openStates(kind: SubmissionKind): string[] {
  return Object.keys(submissionStates[kind]).filter((state) => !finalStates[kind].includes(state));
}

/** The address of a folder, its conditions written as the list's own filter panel writes them. */
export function filterAddress(
  adminRoute: string,
  kind: SubmissionKind,
  filter: QuickFilter,
  userId: number | string,
): string {
  return `${adminRoute}/collections/${kind}?${new URLSearchParams(filterParameters(filter, kind, userId))}`;
}

/**
 * The folder that the address of a list shows; `undefined` for a filter that somebody made by hand. An address without
 * any shows the open ones, and everything to who searches.
 */
export function shownFilter(
  parameters: Readonly<Record<string, string | string[] | undefined>>,
  kind: SubmissionKind,
  userId: number | string,
): QuickFilter | undefined {
  const given = Object.entries(parameters).filter(([name]) => name.startsWith('where'));
  if (given.length === 0) return parameters.search ? 'all' : 'open';
  const shown = sorted(given);
  return quickFilters.find((filter) => sorted(filterParameters(filter, kind, userId)) === shown);
}

/**
 * What a list adds to the filter of its address: the open ones where there is none, and no spam unless the filter speaks
 * of it.
 */
export function inboxBaseFilter(query: { where?: unknown; search?: unknown }, kind: SubmissionKind): Where | null {
  const where = JSON.stringify(query.where ?? {});
  if ((where === '{}' || where === '""') && !query.search) return { and: filterConditions('open', kind, 0) };
  return where.includes('"spam"') ? null : notSpam;
}

function filterParameters(filter: QuickFilter, kind: SubmissionKind, userId: number | string): [string, string][] {
  return filterConditions(filter, kind, userId).flatMap((condition, index) =>
    Object.entries(condition).flatMap(([field, operators]) =>
      Object.entries(operators as Record<string, unknown>).flatMap(([operator, value]): [string, string][] => {
        const name = `where[or][0][and][${index}][${field}][${operator}]`;
        if (!Array.isArray(value)) return [[name, String(value)]];
        return value.map((item, at) => [`${name}[${at}]`, String(item)]);
      }),
    ),
  );
}

function sorted(parameters: readonly (readonly [string, unknown])[]): string {
  return parameters
    .map(([name, value]) => `${name}=${String(value)}`)
    .toSorted()
    .join('&');
}
