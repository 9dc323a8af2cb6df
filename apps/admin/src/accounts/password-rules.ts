import { countedLimit, passwordLimits, type Locale } from '@nasaq/contract';
import type { AccountRow } from './account-row.ts';
import { commonPasswords, commonSequences } from './common-passwords.ts';
import { refuseField } from './refuse-field.ts';

type Owner = Pick<AccountRow, 'email' | 'name'>;

const sentences: Record<'length' | 'personal' | 'common', Record<Locale, string>> = {
  length: {
    en: `Use at least ${passwordLimits.min} characters, and at most ${passwordLimits.max}. A few words that only you put together are good.`,
    ar: `اجعلها ${countedLimit('max_length', passwordLimits.min, 'ar')} على الأقل و${countedLimit('max_length', passwordLimits.max, 'ar')} على الأكثر، والأفضل بضع كلمات لا يجمعها غيرك.`,
  },
  personal: {
    en: 'Do not use your name or your address: others try them first.',
    ar: 'لا تستعمل اسمك أو عنوان بريدك، فهما أول ما يجربه الآخرون.',
  },
  common: {
    en: 'Very many people use this password. Choose another one.',
    ar: 'كلمة المرور هذه شائعة جدًا. اختر غيرها.',
  },
};

/** @throws {ApiError} `invalid` on `password` for what others would guess */
export function checkNewPassword(password: string, owner: Owner, locale: Locale): void {
  const rule = brokenRule(password, owner);
  if (rule) throw refuseField('password', rule, sentences[rule], locale);
}

/** Why others would guess a password, in words; `null` for one that may be set. */
export function weaknessOf(password: string, owner: Owner, locale: Locale): string | null {
  const rule = brokenRule(password, owner);
  return rule && sentences[rule][locale];
}

function brokenRule(password: string, { email, name }: Owner): keyof typeof sentences | null {
  const { length } = [...password.normalize('NFC')];
  if (length < passwordLimits.min || length > passwordLimits.max) return 'length';
  const plain = fold(password);
  const own = [email, ...email.split('@'), name, ...name.split(' ')].map(fold);
  if (own.some((word) => isMostly(plain, word))) return 'personal';
  return isCommon(plain) ? 'common' : null;
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
