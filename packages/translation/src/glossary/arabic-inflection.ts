import { pluralsOf } from '@nasaq/search/language';
import { bareLetters } from './arabic-spelling.ts';
import type { TermKind } from './term.ts';

/** One way in which a word of a term is written. */
export interface ArabicForm {
  letters: string;
  /** Whether the article may stand before it: not with a pronoun, nor in a construct. */
  article: boolean;
  /** Only before a word with the article: «مستخدمي الموقع» are users, «أمني» is what belongs to security. */
  construct?: boolean;
  /** Only where it is written with its shadda: without, it is another word («كتّاب», «كتاب»). */
  shadda?: boolean;
  /** Conjunctions and «س», but no preposition. */
  verb?: boolean;
  /** As it is, and its broken plurals: nothing was written onto its end. */
  own?: boolean;
}

const pronouns = ['ه', 'ها', 'هما', 'هم', 'هن', 'ك', 'كما', 'كم', 'كن', 'نا'];
const objects = [...pronouns, 'ني'];
/** Of three letters, and with a plural in «ات» all the same. */
const shortWithSoundPlural = new Set(['طلب', 'ملف', 'سجل', 'محل', 'مقر', 'ممر', 'رحل', 'بلاغ', 'سند']);
/** They begin with the letters of the article, which are their own. */
const withoutArticle = new Set([
  'التزام',
  'التماس',
  'التحاق',
  'التهاب',
  'التقاء',
  'التقاط',
  'التفاف',
  'التباس',
  'التفات',
]);

/** The forms of one word of a term. Sound and known broken plurals, duals, pronouns, feminines; none by cutting letters. */
export function arabicFormsOf(word: string, kind: TermKind | null, { qualifies = false } = {}): ArabicForm[] {
  const given = bareLetters(word);
  // «البريد» is the post, and no product called «بريد».
  if (kind === 'name') return [{ letters: given, article: false, own: true }];
  const letters = !withoutArticle.has(given) && /^ال.{3,}/u.test(given) ? given.slice(2) : given;
  if (kind === 'verb') return verbForms(letters);
  const defective = word.normalize('NFC').endsWith('\u064D') ? [`${letters}ي`] : [];
  const forms = [letters, ...defective].flatMap((stem) => [
    ...nounForms(stem),
    ...(kind === 'adjective' || qualifies || hasFeminine(stem) ? feminineForms(stem) : []),
  ]);
  const known = pluralsOf(letters);
  for (const plural of known.length > 0 ? known : patternPlurals(letters)) forms.push(...pluralForms(plural));
  return forms;
}

/** A singular: with pronouns, in the dual, in the sound plurals that it can have. */
function nounForms(stem: string): ArabicForm[] {
  if (stem.endsWith('ة')) return feminineNoun(stem.slice(0, -1));
  if (stem.endsWith('ى')) {
    const long = stem.slice(0, -1);
    return [own(stem), ...withPronouns(`${long}ا`), ...dual(`${long}ي`), ...soundFeminine(`${long}ي`)];
  }
  if (stem.endsWith('ء') || stem.endsWith('ئ')) return hamzaNoun(stem);
  const long = stem.length > 3;
  return [
    own(stem),
    // The accusative, with its alif; in a construct of two as well.
    { letters: `${stem}ا`, article: false },
    ...withPronouns(stem),
    ...dual(stem),
    ...(long || shortWithSoundPlural.has(stem) ? soundFeminine(stem) : []),
    ...(long ? soundMasculine(stem) : []),
  ];
}

function feminineNoun(stem: string, isFeminine = true): ArabicForm[] {
  return [
    ...(isFeminine ? [own(`${stem}ة`)] : [free(`${stem}ة`)]),
    ...withPronouns(`${stem}ت`),
    { letters: `${stem}تي`, article: false },
    ...dual(`${stem}ت`),
    ...soundFeminine(stem),
  ];
}

/** «إجراء», «قارئ»: the hamza changes its seat with what follows. */
function hamzaNoun(stem: string): ArabicForm[] {
  const before = stem.slice(0, -1);
  const seats = ['ء', 'ئ', 'ؤ'].map((seat) => before + seat);
  return [
    own(stem),
    ...(stem.endsWith('اء') ? [] : [{ letters: `${before}ئا`, article: false }]),
    ...seats.flatMap((seated) => [...withPronouns(seated), ...dual(seated), ...soundFeminine(seated)]),
    ...(stem.length > 3 ? seats.flatMap(soundMasculine) : []),
  ];
}

/** A broken plural: a word of its own, without plurals again. */
function pluralForms(plural: string): ArabicForm[] {
  const letters = bareLetters(plural);
  const forms = letters.endsWith('ة')
    ? [own(letters), ...withPronouns(`${letters.slice(0, -1)}ت`)]
    : letters.endsWith('اء')
      ? [own(letters), ...['ء', 'ئ', 'ؤ'].flatMap((seat) => withPronouns(letters.slice(0, -1) + seat))]
      : letters.endsWith('ى')
        ? [own(letters), ...withPronouns(`${letters.slice(0, -1)}ا`)]
        : [own(letters), { letters: `${letters}ا`, article: false }, ...withPronouns(letters)];
  return plural.includes('\u0651') ? forms.map((form) => ({ ...form, shadda: true })) : forms;
}

/**
 * The plural that four consonants or four with a long vowel have, and only these have it for certain: «معجم», «معاجم»;
 * «قاموس», «قواميس»; «مرحلة», «مراحل».
 */
function patternPlurals(letters: string): string[] {
  const [, first, second, third, long, last] =
    /^(?<first>[^اوي])(?<second>.)(?<third>[^اويى])(?<long>[اوي]?)(?<last>[^اويىةء])ة?$/u.exec(letters) ?? [];
  if (!first || !third || !last || letters.length < 4) return [];
  if (second === 'ا') return long === 'ا' ? [] : [`${first}وا${third}${long ? 'ي' : ''}${last}`];
  if (/[وي]/u.test(second!) && !letters.startsWith('م')) return [];
  return [`${first}${second}ا${third}${long ? 'ي' : ''}${last}`];
}

/** Who does something has a feminine: «محررة», «كاتبة», «عميلة»; but «مراجعة» is what a «مراجع» does. */
function hasFeminine(stem: string): boolean {
  return stem.length > 3 && /^(?:م|.ا..$|..ي.$)/u.test(stem) && !/^م.ا..$|[ةىاء]$/u.test(stem);
}

function feminineForms(stem: string): ArabicForm[] {
  const base = /[ةى]$/u.test(stem) ? stem.slice(0, -1) : stem;
  return [...feminineNoun(base, stem.endsWith('ة')), ...soundMasculine(base)];
}

function dual(stem: string): ArabicForm[] {
  return [
    free(`${stem}ان`),
    free(`${stem}ين`),
    { letters: `${stem}ا`, article: false, construct: true },
    { letters: `${stem}ي`, article: false, construct: true },
    ...withPronouns(`${stem}ا`),
    ...withPronouns(`${stem}ي`),
  ];
}

function soundFeminine(stem: string): ArabicForm[] {
  return [free(`${stem}ات`), ...withPronouns(`${stem}ات`), { letters: `${stem}اتي`, article: false }];
}

function soundMasculine(stem: string): ArabicForm[] {
  return [
    free(`${stem}ون`),
    free(`${stem}ين`),
    { letters: `${stem}و`, article: false, construct: true },
    { letters: `${stem}ي`, article: false, construct: true },
    ...withPronouns(`${stem}و`),
    ...withPronouns(`${stem}ي`),
  ];
}

function withPronouns(stem: string): ArabicForm[] {
  return pronouns.map((pronoun) => ({ letters: stem + pronoun, article: false }));
}

function free(letters: string): ArabicForm {
  return { letters, article: true };
}

function own(letters: string): ArabicForm {
  return { letters, article: true, own: true };
}

/** Of a sound verb: the past and the present of every person, with objects. The vowels that weak ones lose are not known. */
function verbForms(past: string): ArabicForm[] {
  const present = past.length > 3 && /^[اأإ]/u.test(past) ? past.slice(1) : past;
  const persons = [
    ...['', 'ت', 'نا', 'وا', 'تم', 'تما', 'تن', 'ن'].map((ending) => past + ending),
    ...['ي', 'ت', 'ن', 'أ'].flatMap((person) => ['', 'ون', 'ين', 'ان', 'وا', 'ن'].map((end) => person + present + end)),
    ...(past.length === 3 ? ['', 'وا', 'ي'].map((ending) => `ا${past}${ending}`) : []),
  ];
  return persons.flatMap((person) => {
    // The alif of «وا» is not written before an object, and «تم» gets a waw.
    const before = person.endsWith('وا') ? person.slice(0, -1) : person.endsWith('تم') ? `${person}و` : person;
    return [person, ...objects.map((object) => before + object)].map((letters) => ({
      letters,
      article: false,
      verb: true,
    }));
  });
}
