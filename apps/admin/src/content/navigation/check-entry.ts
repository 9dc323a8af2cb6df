import { networkNames } from '@nasaq/contract';
import type { PayloadRequest, Validate } from 'payload';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { navigationLabels } from './catalogue/index.ts';
import { isOnNetwork } from './network-hosts.ts';
import { knownTargetOf, ownPathOf, type Standing, standingAt, targetOf, type TypedEntry } from './target.ts';

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
function isWholeAddress(address: string | null | undefined): boolean {
  const text = address?.trim() ?? '';
  return /^https?:\/\/[^\s\\/][^\s\\]*$/i.test(text) && URL.canParse(text);
}

/** What is wrong with the address of the company on a network. */
export function wrongOnNetwork(address: string | null | undefined, network: unknown): Wrong | null {
  if (!isWholeAddress(address)) return 'url';
  const name = networkNames.find((known) => known === network);
  return name === undefined || isOnNetwork(address!.trim(), name) ? null : 'elsewhere';
}

/** The same target twice in one menu is a menu that says nothing, however it is named. */
function isTwice(row: TypedEntry, { rows, standing }: Around): boolean {
  const own = knownTargetOf(row, standing);
  return own !== null && rows.filter((other) => knownTargetOf(other, standing) === own).length > 1;
}

/** What is wrong with the target of an entry, whichever kind it is. */
export function wrongTarget(row: TypedEntry, around: Around): Found {
  const { address, entry, kind, page } = row;
  // Of an entry that is gone, a form keeps the type alone.
  if (kind === 'entry' && entry?.value == null) return 'entry';
  if (kind === 'page' && !page) return 'page';
  if (kind === 'address') {
    const wrong = wrongAddress(address);
    if (wrong) return wrong;
    const path = ownPathOf(address!);
    if (path !== null) return { wrong: 'own', path };
    if (around.standing[targetOf(row)!]?.is === 'nothing') return 'nowhere';
  }
  return isTwice(row, around) ? 'twice' : null;
}

/** Of words: longer ones run off a menu. */
export const mostLetters = 60;

/** What is wrong with the words of an entry in a language. */
export function wrongWords(words: string | null | undefined, row: TypedEntry, locale: string): Found {
  const text = words?.trim() ?? '';
  if ([...text].length > mostLetters) return 'long';
  return row.kind === 'address' && isShownIn(row, locale) && text === '' ? 'words' : null;
}

type Found = Wrong | { wrong: 'own'; path: string } | null;

interface Around {
  rows: readonly TypedEntry[];
  /** Known of what is saved; as one types, nothing is asked of the database. */
  standing: Standing;
}

interface Context {
  data: unknown;
  event?: string;
  siblingData: unknown;
  path?: (number | string)[];
  req: PayloadRequest;
}

/** Validates one field of an entry of a menu, with the sentence in the reader's language. */
export function checking(
  find: (value: unknown, row: TypedEntry, around: Around & { locale: string }) => Found,
): Validate {
  return (async (value: unknown, { data, event, path, req, siblingData }: Context) => {
    const row = siblingData as TypedEntry;
    const rows = rowsAround(data, row, path);
    // Many at once may refer to what comes with them.
    const isQuiet = event === 'onChange' || Boolean(req.context.silent);
    const standing = isQuiet ? {} : await standingAt(allRows(data), req);
    const found = find(value, row, { rows, standing, locale: req.locale ?? '' });
    if (found === null) return true;
    // A menu that was published in one language alone comes in as it is: the other one leaves the entry out. So does the
    // address on a network of before there was a rule.
    if ((found === 'words' || found === 'elsewhere') && req.context.silent) return true;
    const language = interfaceLanguage(req.i18n);
    if (typeof found === 'string') return navigationLabels.wrong[found][language];
    return fill(navigationLabels.wrong[found.wrong][language], { path: found.path });
  }) as Validate;
}

/** Of the menu and of the footer. */
function allRows(data: unknown): TypedEntry[] {
  const { footer, menu } = (data ?? {}) as Partial<Record<'footer' | 'menu', TypedEntry[] | null>>;
  return [...(menu ?? []), ...(footer ?? [])];
}

/** The list in which an entry stands. A form that is typed in does not say which one it is. */
function rowsAround(data: unknown, row: TypedEntry, path: Context['path']): readonly TypedEntry[] {
  const lists = (data ?? {}) as Record<string, unknown>;
  const names = path ? [String(path[0])] : Object.keys(lists);
  const isSame = (other: TypedEntry) => other === row || (other.id != null && other.id === row.id);
  const found = names.map((name) => lists[name]).filter((list) => Array.isArray(list)) as TypedEntry[][];
  return (path ? found[0] : found.find((rows) => rows.some(isSame))) ?? [];
}
