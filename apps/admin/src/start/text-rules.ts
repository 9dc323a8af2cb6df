import { z } from 'zod';
import { startTexts } from './catalogue/index.ts';

/** A text of both languages. */
export function inBoth<Text extends z.ZodType<string>>(rule: Text) {
  return z.object({ en: rule, ar: rule });
}

export function text(most: number) {
  return z.string().trim().max(most);
}

const said = { en: startTexts.en.wrong.letters, ar: startTexts.ar.wrong.letters };

/** One that cannot be left out, and says something: a row of pictures is no name, and no title of a page. */
export function written(most: number) {
  const hasLetters = (typed: string) => typed === '' || /[\p{L}\p{N}]/u.test(typed);
  return text(most).min(1).refine(hasLetters, { params: { said } });
}
