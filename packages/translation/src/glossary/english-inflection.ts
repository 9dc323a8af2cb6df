import { irregularFormsOf } from '@nasaq/search/language';
import type { TermKind } from './term.ts';

/** Plurals that another vowel or another word makes. */
const irregularPlurals: Record<string, readonly string[]> = {
  person: ['people', 'persons'],
  child: ['children'],
  man: ['men'],
  woman: ['women'],
  criterion: ['criteria'],
  phenomenon: ['phenomena'],
  index: ['indices', 'indexes'],
  matrix: ['matrices', 'matrixes'],
  medium: ['media', 'mediums'],
  datum: ['data'],
  foot: ['feet'],
  tooth: ['teeth'],
  mouse: ['mice'],
};
const withVes = new Set([
  'shelf',
  'leaf',
  'half',
  'self',
  'life',
  'wife',
  'knife',
  'loaf',
  'thief',
  'calf',
  'wolf',
  'elf',
]);
const withOes = new Set(['hero', 'potato', 'tomato', 'echo', 'veto', 'cargo']);

/** How a word of a text is compared: British spelling, one apostrophe. */
export function englishKey(word: string): string {
  return word
    .normalize('NFKC')
    .replaceAll('’', "'")
    .toLowerCase()
    .replaceAll(/[\u00C0-\u024F]/gu, (letter) => letter.normalize('NFD').replaceAll(/\p{M}/gu, ''))
    .replace(/(?<=[a-z]{3})iz(?=(?:e|es|ed|er|ers|ing|ations?)(?:'s)?$)/u, 'is')
    .replace(/yz(?=(?:e|es|ed|er|ers|ing)$)/u, 'ys')
    .replace(/(?<=[^aeiou])or(?=s?$)/u, (ending) => (american.test(word) ? 'our' : ending));
}

const american = /^(?:col|fav|behavi|lab|hon|hum|neighb|flav|harb|rum|vig)ors?$/iu;

/** The forms of one word of a term, as keys; a name has no other than that of what is its own. */
export function englishFormsOf(word: string, kind: TermKind | null): string[] {
  const base = englishKey(word);
  const forms = new Set([base]);
  if (kind !== 'verb') forms.add(`${base}'s`);
  if (kind === 'name') return [...forms];
  if (kind !== 'verb' && kind !== 'adjective')
    for (const plural of pluralsOf(base)) for (const form of [plural, `${plural}'s`]) forms.add(form);
  if (kind === 'verb' || kind === null) for (const form of verbForms(base)) forms.add(form);
  if (kind === 'adjective') for (const form of [`${base}r`, `${base}er`, `${base}st`, `${base}est`]) forms.add(form);
  return [...forms];
}

function pluralsOf(noun: string): readonly string[] {
  const irregular = irregularPlurals[noun];
  if (irregular) return irregular;
  if (noun.endsWith('sis')) return [`${noun.slice(0, -2)}es`];
  if (withVes.has(noun)) return [noun.replace(/fe?$/u, 'ves')];
  return [withS(noun)];
}

function withS(word: string): string {
  if (/(?:s|x|z|ch|sh)$/u.test(word) || withOes.has(word)) return `${word}es`;
  return /[^aeiou]y$/u.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}

function verbForms(verb: string): string[] {
  const irregular = irregularFormsOf(verb);
  const ing = ingStems(verb).map((stem) => `${stem}ing`);
  const past = irregular.length > 0 ? irregular : pastForms(verb);
  return [withS(verb), ...ing, ...past];
}

function pastForms(verb: string): string[] {
  if (verb.endsWith('e')) return [`${verb}d`];
  if (/[^aeiou]y$/u.test(verb)) return [`${verb.slice(0, -1)}ied`];
  return ingStems(verb).map((stem) => `${stem}ed`);
}

/** write, writing; plan, planning; cancel, cancelling or canceling; lie, lying. */
function ingStems(verb: string): string[] {
  if (verb.endsWith('ie')) return [`${verb.slice(0, -2)}y`];
  if (/[^eoy]e$/u.test(verb)) return [verb.slice(0, -1)];
  const last = verb.at(-1)!;
  if (!/(?:^|[^aeiou])(?:qu)?[aeiou][^aeiouwxy]$/u.test(verb)) return [verb];
  const isShort = (verb.match(/[aeiou]+/gu) ?? []).length === 1;
  if (isShort) return [verb + last];
  return last === 'l' || /(?:mit|fer|cur|gin|get|top|set|run|put|cut|plan)$/u.test(verb) ? [verb + last, verb] : [verb];
}
