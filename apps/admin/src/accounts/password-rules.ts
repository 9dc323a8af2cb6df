import { countedLimit, passwordLimits, type Locale } from '@nasaq/contract';
import type { AccountRow } from './account-row.ts';
import { commonPasswords, commonSequences } from './common-passwords.ts';
import { refuseField } from './refuse-field.ts';
import { accountLabels } from './catalogue/index.ts';

type Owner = Pick<AccountRow, 'email' | 'name'>;

const { passwordRules } = accountLabels;
const sentences: Record<keyof typeof passwordRules, Record<Locale, string>> = {
  ...passwordRules,
  length: { en: lengthRule('en', 'arab'), ar: lengthRule('ar', 'arab') },
};
/** As the staff's screens write digits, in the hint at the same field too. */
const ofStaff = { ...sentences, length: { en: lengthRule('en', 'latn'), ar: lengthRule('ar', 'latn') } };

/** @throws {ApiError} `invalid` on `password` for what others would guess */
export function checkNewPassword(password: string, owner: Owner, locale: Locale): void {
  const rule = brokenRule(password, owner);
  if (rule) throw refuseField('password', rule, sentences[rule], locale);
}

/** Why others would guess a password of the staff, in words; `null` for one that may be set. */
export function weaknessOf(password: string, owner: Owner, locale: Locale): string | null {
  const rule = brokenRule(password, owner);
  return rule && ofStaff[rule][locale];
}

function brokenRule(password: string, { email, name }: Owner): keyof typeof sentences | null {
  const { length } = [...password.normalize('NFC')];
  if (length < passwordLimits.min || length > passwordLimits.max) return 'length';
  const plain = fold(password);
  const own = [email, ...email.split('@'), name, ...name.split(' ')].map(fold);
  if (own.some((word) => isMostly(plain, word))) return 'personal';
  return isCommon(plain) ? 'common' : null;
}

function lengthRule(locale: Locale, numberingSystem: 'arab' | 'latn'): string {
  const { max, min } = passwordLimits;
  return passwordRules.length[locale]
    .replace('{min}', countedLimit('max_length', min, locale, numberingSystem))
    .replace('{max}', countedLimit('max_length', max, locale, numberingSystem));
}

/** `layla2026` is a name with a year; `layla` within a long sentence is none. */
function isMostly(plain: string, word: string): boolean {
  if (word.length < 3 || !plain.includes(word)) return false;
  return lettersOf(plain.replaceAll(word, '')).length < 4;
}

function isCommon(plain: string): boolean {
  // `aaaaaaaaaa`, `1212121212`.
  if (new Set(plain).size < 4) return true;
  if (commonSequences.some((row) => row.includes(plain))) return true;
  const core = plain.replace(/^\P{L}+|(?<=\p{L})\P{L}+$/gu, '');
  return core.length < 3 || [core, asLetters(core)].some((word) => commonPasswords.has(repeatedPart(word)));
}

/** `abcabcabc` → `abc`; a word that repeats nothing is its own part. */
function repeatedPart(word: string): string {
  return word.slice(0, (word + word).indexOf(word, 1));
}

/** As people vary a word: `P@ssw0rd`. */
function asLetters(word: string): string {
  return word.replaceAll('@', 'a').replaceAll('$', 's').replaceAll('0', 'o');
}

function lettersOf(text: string): string {
  return text.replace(/\P{L}/gu, '');
}

function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s._-]+/g, '');
}
