import type { Locale } from '@nasaq/contract';
import type { Block } from './mail-blocks.ts';
import { filled, words } from './phrase.ts';
import { letterTexts } from '../catalogue/index.ts';

const longest = 40;

/** A form can be filled with somebody else's address: a "name" that is an advertisement or a link is not passed on. */
const suspicious = /[/:@<>]|\.\S|\d{3}|www/i;

export function greeting(firstName: string, locale: Locale): Block {
  const name = firstName.trim();
  const isName = name !== '' && name.length <= longest && !suspicious.test(name);
  const { greeting: text, greetingNameless } = letterTexts[locale];
  return { paragraph: isName ? filled(text, { name: words(name) }) : [greetingNameless] };
}
