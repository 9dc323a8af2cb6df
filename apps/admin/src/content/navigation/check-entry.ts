import type { Validate } from 'payload';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { navigationLabels } from './catalogue/index.ts';

/** An entry of a menu as it is typed. */
export interface TypedEntry {
  id?: string | null;
  kind?: string | null;
  page?: string | null;
  entry?: { relationTo: string; value: number | { id: number } } | null;
  address?: string | null;
  label?: string | null;
  shown?: string | null;
}

/** Whether the owner wants an entry in a language at all. */
export function isShownIn({ shown }: TypedEntry, locale: string): boolean {
  return shown !== 'en' && shown !== 'ar' ? true : shown === locale;
}

type Wrong = keyof typeof navigationLabels.wrong;

/** Paths below the site, and what a browser opens without running anything of it. */
const allowed = /^(?:\/(?!\/)[^\\\s]*|https?:\/\/[^\s\\/][^\s\\]*|mailto:[^\s@]+@[^\s@]+|tel:[+\d][\d\s()-]*)$/i;

/** What is wrong with an address, or nothing. */
export function wrongAddress(address: string | null | undefined): Wrong | null {
  const text = address?.trim() ?? '';
  if (/^[#?]/.test(text)) return 'itself';
  if (!allowed.test(text)) return 'address';
  return /^https?:/i.test(text) && !URL.canParse(text) ? 'address' : null;
}

/** An address on another network. */
export function isWholeAddress(address: string | null | undefined): boolean {
  const text = address?.trim() ?? '';
  return /^https?:\/\/[^\s\\/][^\s\\]*$/i.test(text) && URL.canParse(text);
}

/** The same target twice in one menu is a menu that says nothing. */
export function isTwice(row: TypedEntry, rows: readonly TypedEntry[]): boolean {
  const target = targetOf(row);
  return target !== null && rows.filter((other) => targetOf(other) === target).length > 1;
}

function targetOf({ kind, page, entry, address }: TypedEntry): string | null {
  if (kind === 'entry') return entry ? `${entry.relationTo}:${idOf(entry.value)}` : null;
  if (kind === 'address') return address?.trim() || null;
  return page ?? null;
}

function idOf(value: number | { id: number }): number {
  return typeof value === 'object' ? value.id : value;
}

interface Context {
  data: unknown;
  siblingData: unknown;
  path: (number | string)[];
  req: { i18n: { language: string }; locale?: string | null };
}

/** Validates one field of an entry of a menu, with the sentence in the reader's language. */
export function checking(
  find: (value: unknown, row: TypedEntry, rows: TypedEntry[], locale: string) => Wrong | null,
): Validate {
  return ((value: unknown, { data, path, req, siblingData }: Context) => {
    const rows = ((data ?? {}) as Record<string, TypedEntry[]>)[String(path[0])] ?? [];
    const wrong = find(value, siblingData as TypedEntry, rows, req.locale ?? '');
    return wrong === null || navigationLabels.wrong[wrong][interfaceLanguage(req.i18n)];
  }) as Validate;
}
