import {
  apiBasePath,
  categorizedTypes,
  categoryPath,
  contentTypes,
  entryPath,
  localePath,
  paths,
  type Category,
  type List,
  type Locale,
  type Summary,
} from '@nasaq/contract';
import { adminUrl } from './addresses.ts';

/** Asks the admin host as the site does. */
export async function api<T>(path: string, locale: Locale): Promise<T> {
  const address = new URL(apiBasePath + path, adminUrl);
  address.searchParams.set('v', '2');
  const answer = await fetch(address, { headers: { locale } });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return (await answer.json()) as T;
}

/** One address of every route of the specification, in one language. */
export async function everyRoute(locale: Locale): Promise<string[]> {
  const entries = await Promise.all(
    contentTypes.map(async (type) => {
      const { data } = await api<List<Summary>>(`${type}?limit=1`, locale);
      return data.slice(0, 1).map(({ slug }) => entryPath(type, slug));
    }),
  );
  const categories = await Promise.all(
    categorizedTypes.map(async (of) => {
      const { data } = await api<{ data: Category[] }>(`categories?of=${of}`, locale);
      return categoryPath(of, data[0]!.slug);
    }),
  );
  // A confirmation is the page of one submission, forms of an owner begin with that, those of the account are somebody's,
  // and signing out is none.
  const none = new Set<string>([paths.sent, paths.forms, paths.logout]);
  const pages = Object.values(paths).filter((path) => !none.has(path) && !path.startsWith(paths.account));
  return [...pages, ...entries.flat(), ...categories].map((path) => localePath(locale, path));
}
