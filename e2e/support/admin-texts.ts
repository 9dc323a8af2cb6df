import type { Locale } from '@nasaq/contract';
import { ar } from '@payloadcms/translations/languages/ar';
import { en } from '@payloadcms/translations/languages/en';
import { arabic, english } from '../../apps/admin/src/platform/staff/wording/wording.ts';

type Catalogue = Record<string, Record<string, string>>;

const catalogues: Record<Locale, Catalogue[]> = {
  en: [english as Catalogue, en.translations as Catalogue],
  ar: [arabic as Catalogue, ar.translations as Catalogue],
};

/** A text of the admin's interface by Payload's key, `version:publishIn`, with its values filled in. */
export function adminText(locale: Locale, key: string, values: Record<string, string> = {}): string {
  const [group, name] = key.split(':') as [string, string];
  const found = catalogues[locale].map((catalogue) => catalogue[group]?.[name]).find((text) => text !== undefined);
  if (found === undefined) throw new Error(`No text ${key} in the admin's ${locale}`);
  return found.replace(/\{\{(\w+)\}\}/g, (_, value: string) => values[value] ?? '');
}

/** Every English text of the interface that has another form in Arabic. */
export function englishAdminTexts(): Set<string> {
  const keys = Object.entries(en.translations as Catalogue).flatMap(([group, texts]) =>
    Object.keys(texts).map((name) => `${group}:${name}`),
  );
  const texts = keys.filter((key) => !/\{\{|<\d>/.test(adminText('en', key))).map((key) => adminText('en', key));
  return new Set(texts.filter((text) => /[a-z]{3,}/i.test(text)));
}
