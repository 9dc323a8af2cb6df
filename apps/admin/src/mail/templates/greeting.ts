import type { Locale } from '@nasaq/contract';
import type { Block } from './mail-blocks.ts';
import { phrase, words } from './phrase.ts';

const longest = 40;

/** A form can be filled with somebody else's address: a "name" that is an advertisement or a link is not passed on. */
const suspicious = /[/:@<>]|\.\S|\d{3}|www/i;

export function greeting(firstName: string, locale: Locale): Block {
  const name = firstName.trim();
  const isName = name !== '' && name.length <= longest && !suspicious.test(name);
  if (locale === 'ar') return { paragraph: isName ? phrase`مرحبًا ${words(name)}،` : ['مرحبًا،'] };
  return { paragraph: isName ? phrase`Hello ${words(name)},` : ['Hello,'] };
}
