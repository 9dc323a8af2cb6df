import type { Locale } from '@nasaq/contract';
import { checkTexts, levelTexts } from '@nasaq/translation/checks';
import { staffLabels } from '../catalogue/index.ts';

interface Told {
  act?: string | null;
  kind?: string | null;
  subject?: string | null;
  detail?: string | null;
}

/** The name of a field of some settings, as their form has it. */
export type NameOfField = (kind: string, field: string) => string | undefined;

type Words = Partial<Record<string, string>>;

/** What is no collection and no page: `undefined` of what is one. */
export function kindWords(kind: string, language: Locale): string | undefined {
  const { kinds } = staffLabels.acts;
  return Object.hasOwn(kinds, kind) ? kinds[kind as keyof typeof kinds][language] : undefined;
}

/**
 * What an act was about, as menus call it: the trail keeps a check by its name in code, which every language reads. Of
 * settings it is what of them was changed.
 */
export function subjectWords(told: Told, language: Locale, nameOfField?: NameOfField): string {
  const { act, kind, subject } = told;
  const isInDetail = act === 'changed' || (kind ? kindWords(kind, language) !== undefined : false);
  if (!subject && isInDetail) return detailWords(told, language, nameOfField);
  const texts: Partial<Record<string, { name: string }>> = checkTexts[language];
  if (kind === 'staff-security' && subject === 'second_factor') return staffLabels.secondFactor.name[language];
  return (kind === 'checks' && texts[subject ?? '']?.name) || (subject ?? '');
}

/** Its details in the same way: «ينبه ← يمنع» of a check whose level was changed; fields and roles by their names. */
export function detailWords({ detail, kind }: Told, language: Locale, nameOfField?: NameOfField): string {
  const parts = (detail ?? '').split(/( → |, |; )/);
  const known = wordsOf(kind, language);
  const named = parts.map((part) => known?.[part] ?? (kind ? nameOfField?.(kind, part) : undefined));
  // What somebody wrote is told as they wrote it.
  if (!known && !named.every((name, place) => name !== undefined || place % 2 === 1)) return detail ?? '';
  return named.map((name, place) => name ?? signs[language][parts[place]!] ?? parts[place]).join('');
}

const signs: Record<Locale, Words> = { en: {}, ar: { ' → ': ' ← ', ', ': '، ', '; ': '؛ ' } };

function wordsOf(kind: Told['kind'], language: Locale): Words | undefined {
  if (kind === 'checks') return levelTexts[language];
  if (kind !== 'users' && kind !== 'staff-security') return undefined;
  const { name: _, ...required } = staffLabels.secondFactor;
  return Object.fromEntries(
    Object.entries({ ...staffLabels.roles, ...required }).map(([word, label]) => [word, label[language]]),
  );
}
