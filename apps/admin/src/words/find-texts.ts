import { fold, isolated, type Locale, locales } from '@nasaq/contract';
import type { TextKind } from '@nasaq/messages/check-text';
import { icuValues, inOthers } from '@nasaq/messages/icu';
import { splitPlural } from '@nasaq/messages/plural-parts';
import type { StaffText, TextState } from './staff-text.ts';

export const shownKinds = ['all', 'drafts', 'changed', 'upgraded'] as const;
export type ShownKind = (typeof shownKinds)[number];

export interface Sought {
  query: string;
  /** Of one namespace or capability; empty = of all. */
  area: string;
  shown: ShownKind;
}

/** What a text says at the moment. */
export const present = ({ built, text }: TextState): string => text ?? built;

/** What is about to be said, or what is said. */
export const newest = ({ draft, ...state }: TextState): string =>
  draft ? (draft.text ?? state.built) : present(state);

/** A text in one line, for a list: of a count its last form, and the names of what is filled in, as signs that nobody writes. */
export function sampleOf(kind: TextKind, text: string): string {
  const mark = (name: string) => isolated(`⟨${name}⟩`, 'ltr');
  return kind === 'icu' ? inOthers(text, mark) : text.replaceAll(/\{(\w+)\}/g, (_, name: string) => mark(name));
}

/** A text as it is read: one with a count in each of its forms. */
export function readingsOf(kind: TextKind, text: string): string {
  const parts = kind === 'icu' ? splitPlural(text) : null;
  if (!parts) return text;
  const { after, before, forms } = parts;
  return [...new Set(forms.map(([, form]) => before + form + after))].join('\n');
}

const states = (text: StaffText): TextState[] => locales.flatMap((locale) => text.in[locale] ?? []);

/** @param typed keys of texts of which something is typed and not saved: beside the drafts, they are unpublished as well */
export function isShown(text: StaffText, shown: ShownKind, typed: ReadonlySet<string>): boolean {
  if (shown === 'all' || (shown === 'drafts' && typed.has(text.key))) return true;
  return states(text).some(({ draft, text: said, wasBuilt }) =>
    shown === 'drafts' ? draft : shown === 'changed' ? said !== null : wasBuilt !== undefined,
  );
}

/** Texts whose words or names hold every word of the query, in either language; those that begin with it come first. */
export function findTexts(
  texts: readonly StaffText[],
  { area, query, shown }: Sought,
  typed: ReadonlySet<string>,
): StaffText[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const kept = texts.filter(
    (text) =>
      isShown(text, shown, typed) &&
      (area === '' || text.key.startsWith(`${area}.`)) &&
      words.every((word) => foldedOf(text).includes(word)),
  );
  if (words.length === 0) return kept;
  const whole = words.join(' ');
  const rank = (text: StaffText) => (states(text).some((state) => fold(present(state)).startsWith(whole)) ? 0 : 1);
  return kept.toSorted((one, other) => rank(one) - rank(other));
}

const folded = new WeakMap<StaffText, string>();

function foldedOf(text: StaffText): string {
  const known =
    folded.get(text) ??
    fold([text.key, ...states(text).flatMap((state) => [present(state), newest(state), state.built])].join(' \n '));
  folded.set(text, known);
  return known;
}

/** Every value that a built text fills in. */
export function valuesOf(kind: TextKind, built: string): string[] {
  const names =
    kind === 'icu'
      ? icuValues(built).map(({ name }) => name)
      : [...built.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  return [...new Set(names)];
}

/** The text with another state in one language. */
export function withState(text: StaffText, locale: Locale, state: TextState): StaffText {
  return { ...text, in: { ...text.in, [locale]: state } };
}

/** Places of texts in the order of their names, as one looks for them. */
export function sortedAreas(
  areas: readonly string[],
  all: readonly StaffText[],
  named: Readonly<Record<string, string | undefined>>,
  language: Locale,
): { area: string; name: string }[] {
  return areas
    .map((area) => ({ area, name: areaName(area, all, named, language) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language));
}

/** What a place of texts is called: by its name, or as the title of its page says. */
export function areaName(
  area: string,
  all: readonly StaffText[],
  named: Readonly<Record<string, string | undefined>>,
  language: Locale,
): string {
  const title = all.find(({ key }) => key === `titles.${area}`)?.in[language];
  return named[area] ?? title?.text ?? title?.built ?? area;
}
