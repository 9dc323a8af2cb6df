import { type PathName, paths } from '@nasaq/contract';
import type { Address } from '@nasaq/translation/checks';
import type { PayloadRequest } from 'payload';
import { env } from '../../env.ts';
import { addressesAt } from '../checks/addresses.ts';

/** An entry of a menu as it is typed. */
export interface TypedEntry {
  id?: string | null;
  kind?: string | null;
  page?: string | null;
  entry?: { relationTo: string; value: number | { id: number } | null } | null;
  address?: string | null;
  label?: string | null;
  shown?: string | null;
}

/** Where an entry of a menu leads, comparable: a path, an address elsewhere, or `<type>:<id>`. */
export function targetOf({ address, entry, kind, page }: TypedEntry): string | null {
  if (kind === 'entry') return entry?.value != null ? `${entry.relationTo}:${idOf(entry.value)}` : null;
  if (kind === 'address') return address ? (asPath(address) ?? address.trim()) : null;
  return page ? paths[page as PathName] : null;
}

/** The same, an entry that is named by its address being that entry. */
export function knownTargetOf(row: TypedEntry, standing: Standing): string | null {
  const target = targetOf(row);
  const at = row.kind === 'address' && target !== null ? standing[target] : undefined;
  return at?.is === 'entry' ? at.entry : target;
}

/** What stands at addresses of this site, by their paths as `targetOf` has them. */
export type Standing = Readonly<Record<string, Address>>;

/** Asked once for all rows of a save: each field of each row wants to know of all of them. */
export function standingAt(rows: readonly TypedEntry[], req: PayloadRequest): Promise<Standing> {
  const own = rows.flatMap((row) => (row.kind === 'address' ? (targetOf(row) ?? []) : []));
  const paths = [...new Set(own.filter((target) => target.startsWith('/')))].sort();
  const asked = (req.context.menuAddresses ??= new Map()) as Map<string, Promise<Standing>>;
  const name = paths.join('\n');
  const known = asked.get(name) ?? ask(paths, req);
  asked.set(name, known);
  return known;
}

async function ask(paths: readonly string[], req: PayloadRequest): Promise<Standing> {
  const bare = new Map(paths.map((path) => [path, decoded(path.replace(/[?#].*$/su, '')) || '/']));
  const found = await addressesAt(req, new Set(bare.values()));
  return Object.fromEntries(
    paths.map((path) => {
      const at = found[bare.get(path)!]!;
      // A place in a page, or a list that is narrowed, is another target than the whole.
      return [path, at.is === 'entry' && /[?#]/.test(path) ? { is: 'page', locale: at.locale } : at];
    }),
  );
}

/**
 * What should be written in the place of an address of this site that says more than its path: a language, or the site
 * itself, which every link of its has.
 */
export function ownPathOf(address: string): string | null {
  const path = asPath(address.trim());
  return path === null || path === tidied(address.trim()) ? null : path;
}

/** Without language, and without a slash at its end; null elsewhere. */
function asPath(address: string): string | null {
  const text = address.trim();
  if (text.startsWith('/')) return tidied(text.replace(/^\/ar(?=[/?#]|$)/u, '')).replace(/^(?=[?#]|$)/u, '/');
  if (!/^https?:/i.test(text) || !URL.canParse(text)) return null;
  const { hash, host, pathname, search } = new URL(text);
  return host === new URL(env.siteUrl).host ? asPath(decoded(pathname) + search + hash) : null;
}

function tidied(path: string): string {
  return path.replace(/(.)\/(?=[?#]|$)/u, '$1');
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function idOf(value: number | { id: number }): number {
  return typeof value === 'object' ? value.id : value;
}
