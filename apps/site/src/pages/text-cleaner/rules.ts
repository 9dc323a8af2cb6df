import type { Choices } from './choices.ts';
import { directionMarks, joinsPictograms, zeroWidth } from './invisible.ts';
import { digitsRules } from './digits.ts';
import { joinLines, joinHyphens, tidySpaces } from './lines.ts';
import { matchPunctuation, latinPunctuation, pairQuotes } from './punctuation.ts';
import type { Replace } from './traced.ts';

/** What is counted and told of apart. */
export const changes = [
  'forms',
  'direction',
  'zero_width',
  'harakat',
  'tatweel',
  'persian',
  'digits',
  'lines',
  'punctuation',
  'quotes',
  'spaces',
] as const;
export type Change = (typeof changes)[number];

interface Rule {
  change: Change;
  pattern: RegExp;
  replace: Replace;
}

/** The rules of these choices in the order in which they have to run: each reads what those before it have left. */
export function rulesOf(choices: Choices): Rule[] {
  const remove: Replace = () => '';
  const rules: (Rule | false)[] = [
    choices.forms && { change: 'forms', pattern: presentationForms, replace: plainLetters },
    choices.forms && { change: 'forms', pattern: loosePieces, replace: (letters) => letters.normalize('NFC') },
    choices.direction && { change: 'direction', pattern: directionMarks, replace: remove },
    choices.zeroWidth && {
      change: 'zero_width',
      pattern: zeroWidth,
      replace: (sign, index, text) => (joinsPictograms(text, index) ? sign : ''),
    },
    choices.harakat !== 'keep' && { change: 'harakat', pattern: harakat[choices.harakat], replace: remove },
    choices.tatweel && { change: 'tatweel', pattern: tatweelInside, replace: remove },
    choices.tatweel && { change: 'tatweel', pattern: tatweelAfter, replace: () => '\u0640' },
    choices.persian && { change: 'persian', pattern: /[\u06CC\u06A9]/g, replace: arabicLetter },
    ...(choices.digits === 'keep'
      ? []
      : digitsRules[choices.digits].map((rule) => ({ change: 'digits' as const, ...rule }))),
    choices.lines && { change: 'lines', pattern: /-\n/g, replace: joinHyphens },
    choices.lines && { change: 'lines', pattern: /\n/g, replace: joinLines },
    choices.punctuation === 'matching' && { change: 'punctuation', pattern: /[,;?،؛؟]/g, replace: matchPunctuation },
    choices.punctuation === 'latin' && { change: 'punctuation', pattern: /[،؛؟]/g, replace: latinPunctuation },
    choices.quotes === 'paired' && { change: 'quotes', pattern: quotes, replace: pairQuotes },
    choices.quotes === 'straight' && { change: 'quotes', pattern: quotes, replace: () => '"' },
    choices.spaces && { change: 'spaces', pattern: spaces, replace: tidySpaces },
  ];
  return rules.filter((rule) => rule !== false);
}

/** Not the signs that stand for a phrase as a whole (ﷺ), which are meant. */
const presentationForms = /[\uFB00-\uFB06\uFB50-\uFBB1\uFBD3-\uFD3D\uFD50-\uFDC7\uFDF2\uFE70-\uFEFC]/g;

function plainLetters(form: string): string {
  const plain = form.normalize('NFKC');
  // A haraka by itself is written on a space or a tatweel, which is no part of it.
  return /[\uFE70-\uFE7F]/.test(form) ? plain.slice(-1) : plain;
}

/** Madda and hamza that stand apart from the letter that carries them. */
const loosePieces = /\p{Script=Arabic}[\u0653-\u0655]/gu;

/** Those of the Quran too. Madda and hamza are parts of letters. */
const harakat = {
  remove: /[\u0610-\u061A\u064B-\u0652\u0656-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED]/g,
  keep_shadda:
    /[\u0610-\u061A\u064B-\u0650\u0652\u0656-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED]/g,
  keep_shadda_tanween:
    /[\u0610-\u061A\u064E-\u0650\u0652\u0656-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED]/g,
};

/** A single one at the end of a word is meant: the abbreviation of the Hijri year, the article before a foreign name. */
const tatweelInside = /\u0640+(?=[\u0620-\u063F\u0641-\u065F\u0670-\u06D3])/g;
const tatweelAfter = /(?<=[\u0620-\u063F\u0641-\u065F\u0670-\u06D3])\u0640{2,}/g;

function arabicLetter(letter: string): string {
  return letter === '\u06CC' ? '\u064A' : '\u0643';
}

const quotes = /["“”„‟«»″]/g;
const spaces = /[ \t\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]+/g;
