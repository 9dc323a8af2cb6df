import { type Locale, locales } from '@nasaq/contract';
import { digestOf, exactDigestOf, placeOf, type Values } from '../content/flat.ts';
import { type Item, newestValues } from '../content/item.ts';

/** What the last import from the same installation brought, by digests: what has changed on which side since follows from it. */
export interface Base {
  newest: Readonly<Record<string, string>>;
  published: Readonly<Record<string, string>>;
  languages: readonly Locale[];
}

/**
 * How a value stands: only the bundle's is new (`theirs`), only the one that is here (`ours`), or both are, and differ
 * (`both`): then somebody has to say which one counts, and the one that is here does until then.
 */
export type Side = 'theirs' | 'ours' | 'both';

export interface Difference {
  /** Path and language: `title@ar`; whether a language is published: `_status@ar`. */
  key: string;
  side: Side;
  here: unknown;
  there: unknown;
  /** No import has brought it, so that nobody knows which of the two has changed since. */
  isUnknown?: true;
  /** Only what readers have differs, not the newest draft. */
  publishedOnly?: true;
}

/** Whether a language is published, as a value beside the others. */
export const statusPath = '_status';

export interface Merged {
  newest: Values;
  published: Values;
  languages: Locale[];
}

interface Sides {
  here: Item;
  there: Item;
  /** Nothing is known where nothing came from that installation before. */
  base: Base | null;
}

/** What differs between an item that is here and the one of a bundle. */
export function differencesOf({ base, here, there }: Sides): Difference[] {
  const found = new Map<string, Difference>();
  compare(newestValues(here), newestValues(there), base?.newest, (difference) => found.set(difference.key, difference));
  const [mine, theirs] = [languagesOf(here), languagesOf(there)];
  // Of languages that only one side has published, the texts there are none of the other's.
  const common = (key: string) => isIn(key, mine) && isIn(key, theirs);
  compare(only(publishedOf(here), common), only(publishedOf(there), common), base?.published, (difference) => {
    const known = found.get(difference.key);
    if (!known) found.set(difference.key, { ...difference, publishedOnly: true });
    // Of one value there is one choice: where either half of it needs one, it is asked for.
    else if (known.side !== difference.side) {
      const isUnknown = (known.isUnknown ?? difference.isUnknown) && { isUnknown: true as const };
      found.set(difference.key, { ...known, ...isUnknown, side: 'both' });
    }
  });
  for (const locale of locales) {
    const [own, other] = [mine.includes(locale), theirs.includes(locale)];
    if (own === other) continue;
    const before = base?.languages.includes(locale);
    // Where nothing is known, what readers have stays, and what they do not have comes.
    const side: Side = base ? (own === before ? 'theirs' : 'ours') : own ? 'ours' : 'theirs';
    const key = `${statusPath}@${locale}`;
    found.set(key, { key, side, here: own, there: other, ...(!base && { isUnknown: true }) });
  }
  return [...found.values()];
}

function compare(
  here: Values,
  there: Values,
  base: Readonly<Record<string, string>> | undefined,
  tell: (difference: Difference) => void,
): void {
  for (const key of new Set([...Object.keys(here), ...Object.keys(there)])) {
    if (digestOf(here[key]) === digestOf(there[key])) continue;
    const before = base && (base[key] ?? '');
    const isUnknown = before === undefined || before === never;
    const side = sideOf(here[key], there[key], isUnknown ? undefined : before);
    tell({ key, side, here: here[key], there: there[key], ...(isUnknown && { isUnknown }) });
  }
}

/** Of a value that was here before anything came in, and stayed: no digest. */
const never = '?';

function sideOf(mine: unknown, theirs: unknown, base: string | undefined): Side {
  // Nothing came before: what fills a gap loses nothing, and what is only here stays.
  if (base === undefined) return mine === undefined ? 'theirs' : theirs === undefined ? 'ours' : 'both';
  const isBase = (value: unknown) => base === digestOf(value) || base === exactDigestOf(value);
  if (isBase(mine)) return 'theirs';
  return isBase(theirs) ? 'ours' : 'both';
}

/**
 * The item as it is afterwards.
 * @param overwrite keys of differences of which both sides are new, and the bundle's is to count
 * @param publishes whether what readers have may change; else all of it is a draft
 */
export function mergeItem(sides: Sides, overwrite: ReadonlySet<string>, publishes: boolean): Merged {
  const { here, there } = sides;
  const differences = new Map(differencesOf(sides).map((difference) => [difference.key, difference]));
  const takes = (key: string) => {
    const side = differences.get(key)?.side;
    return side === 'theirs' || (side === 'both' && overwrite.has(key));
  };
  const newest = picked(newestValues(here), newestValues(there), takes);
  const own = languagesOf(here);
  if (!publishes) return { newest, published: publishedOf(here), languages: own };
  const theirs = languagesOf(there);
  const languages = locales.filter((locale) => (takes(`${statusPath}@${locale}`) ? theirs : own).includes(locale));
  const isComing = (locale: Locale) => !own.includes(locale) && languages.includes(locale);
  const published = picked(publishedOf(here), publishedOf(there), (key) => {
    const { locale } = placeOf(key);
    if (locale !== null && isComing(locale)) return true;
    return takes(key) && isIn(key, theirs);
  });
  return { newest, published: only(published, (key) => isIn(key, languages)), languages };
}

/** The item as it would be if all of it came in. */
export function mergeAll(sides: Sides): Merged {
  return mergeItem(sides, new Set(differencesOf(sides).map(({ key }) => key)), true);
}

function picked(here: Values, there: Values, takes: (key: string) => boolean): Values {
  const values: Record<string, unknown> = {};
  for (const key of new Set([...Object.keys(here), ...Object.keys(there)])) {
    const value = takes(key) ? there[key] : here[key];
    if (value !== undefined) values[key] = value;
  }
  return values;
}

/** What the next import from there is compared with: of what was left, what was known before. */
export function nextBase({ base, here, there }: Sides, overwrite: ReadonlySet<string>): Base {
  const left = new Set(
    differencesOf({ base, here, there })
      .filter(({ key, side }) => side === 'both' && !overwrite.has(key))
      .map(({ key }) => key),
  );
  const digests = (values: Values, before: Readonly<Record<string, string>> = {}) => {
    const known = Object.entries(values).filter(([key]) => !left.has(key));
    const kept = [...left].flatMap((key) => {
      const digest = base ? before[key] : never;
      return digest === undefined ? [] : [[key, digest] as const];
    });
    return Object.fromEntries([...known.map(([key, value]) => [key, digestOf(value)] as const), ...kept]);
  };
  return {
    newest: digests(newestValues(there), base?.newest),
    published: digests(publishedOf(there), base?.published),
    languages: languagesOf(there),
  };
}

function languagesOf({ published }: Item): Locale[] {
  return [...(published?.languages ?? [])];
}

function publishedOf({ published }: Item): Values {
  return published?.values ?? {};
}

function isIn(key: string, languages: readonly Locale[]): boolean {
  const { locale } = placeOf(key);
  return locale === null ? languages.length > 0 : languages.includes(locale);
}

function only(values: Values, keep: (key: string) => boolean): Values {
  return Object.fromEntries(Object.entries(values).filter(([key]) => keep(key)));
}
