import type { Locale } from './locales.ts';

/** A catalogue's texts in one language: the groups of a JSON file, down to its texts. */
export interface Texts {
  [key: string]: string | Texts;
}

/** The same groups, with each text in both languages. */
export type Bilingual<Group> = {
  [Key in keyof Group]: Group[Key] extends string ? BilingualText : Bilingual<Group[Key]>;
};
export type BilingualText = Record<Locale, string>;

/**
 * Two catalogues as one table, for what wants a text in both languages at once, as Payload's labels do. What Arabic lacks
 * is an error of types; that it has no more than English is proven by the catalogues' tests.
 */
export function bilingual<const Group extends object>(
  english: Group,
  arabic: NoInfer<Widened<Group>>,
): Bilingual<Group> {
  const texts = Object.entries(english).map(([key, en]: [string, string | object]) => {
    const ar = (arabic as Record<string, string | object>)[key]!;
    return [key, typeof en === 'string' ? { en, ar } : bilingual(en, ar as object)];
  });
  return Object.fromEntries(texts) as Bilingual<Group>;
}

/** Two catalogues of the same texts, for who reads one of them. */
export function perLanguage<Group extends object>(en: Group, ar: NoInfer<Group>): Record<Locale, Group> {
  return { en, ar };
}

type Widened<Group> = { [Key in keyof Group]: Group[Key] extends string ? string : Widened<Group[Key]> };

/** The forms of a text with a count, as `Intl.PluralRules` names them: English needs two of them, Arabic all six. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The form that goes with a count, with `shown` where it has `#`. */
export function pluralText(forms: PluralForms, count: number, locale: Locale, shown: string): string {
  return (forms[new Intl.PluralRules(locale).select(count)] ?? forms.other).replace('#', shown);
}
