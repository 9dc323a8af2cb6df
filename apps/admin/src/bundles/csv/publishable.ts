import { type Locale, locales } from '@nasaq/contract';
import { placeOf, type Values } from '../content/flat.ts';
import { inLanguages, type Item, newestValues } from '../content/item.ts';

/** What nothing of a kind is published without. */
export interface Needed {
  path: string;
  /** In the language of the menus. */
  label: string;
  localized: boolean;
}

/** What keeps an entry, or one language of it, a draft. */
export interface Lack {
  /** `null`: what both languages share. */
  locale: Locale | null;
  labels: string[];
}

interface Coming {
  here: Item | undefined;
  needed: readonly Needed[];
  /** Of the cells of one line. */
  values: Values;
}

/** What is still missing for the languages that a line brings and that readers do not have yet. */
export function lacksOf({ here, needed, values }: Coming): Lack[] {
  const all = { ...(here && newestValues(here)), ...values };
  const brought = broughtBy({ here, values });
  const lackOf = (locale: Locale | null): Lack[] => {
    const missing = needed.filter(
      ({ localized, path }) =>
        localized === (locale !== null) && all[locale ? `${path}@${locale}` : path] === undefined,
    );
    return missing.length > 0 ? [{ locale, labels: missing.map(({ label }) => label) }] : [];
  };
  return brought.length > 0 ? [null, ...brought].flatMap(lackOf) : [];
}

/** Languages with texts in a line, which readers do not have yet. */
function broughtBy({ here, values }: Pick<Coming, 'here' | 'values'>): Locale[] {
  const known = here?.published?.languages ?? [];
  const written = new Set(Object.keys(values).map((key) => placeOf(key).locale));
  return locales.filter((locale) => !known.includes(locale) && written.has(locale));
}

/**
 * What is here, with the cells in their places. A language that lacks something that it is not published without is a draft.
 * @param lacks what `lacksOf` says of the line
 */
export function entryWith(
  name: string,
  { here, values }: Pick<Coming, 'here' | 'values'>,
  lacks: readonly Lack[],
): Item {
  const known = here?.published?.languages ?? [];
  const added = broughtBy({ here, values }).filter(
    (locale) => !lacks.some((lack) => lack.locale === null || lack.locale === locale),
  );
  const languages = locales.filter((locale) => known.includes(locale) || added.includes(locale));
  const newest = { ...(here && newestValues(here)), ...values };
  const published = {
    ...(known.length === 0 ? inLanguages(newest, added) : onlyTexts(newest, added)),
    ...here?.published?.values,
    ...inLanguages(values, languages),
  };
  return {
    ...(here ?? { name }),
    ...(languages.length > 0 && { published: { languages, values: published } }),
    ...((here || languages.length < locales.length) && { draft: newest }),
  };
}

/** Of what both languages share, readers keep what they have where the line says nothing of it. */
function onlyTexts(values: Values, languages: readonly Locale[]): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([key]) => languages.some((one) => placeOf(key).locale === one)),
  );
}

/** A redirect has no drafts. */
export function redirectWith(name: string, { here, values }: Pick<Coming, 'here' | 'values'>): Item {
  return {
    ...(here ?? { name }),
    published: { languages: [...locales], values: { ...here?.published?.values, ...values } },
  };
}
