import { countedLimit, locales } from '@nasaq/contract';
import { z } from 'zod';
import { menuNumber } from '../platform/staff/interface-language.ts';
import { startTexts } from './catalogue/index.ts';

/** A text of both languages. */
export function inBoth<Text extends z.ZodType<string>>(rule: Text) {
  return z.object({ en: rule, ar: rule });
}

/** @param most in characters, as a reader counts them: who wrote more is told how much of it there is */
export function text(most: number) {
  return z
    .string()
    .trim()
    .superRefine((typed, context) => {
      const { length } = [...typed];
      if (length > most) context.addIssue({ code: 'custom', params: { said: tooLong(most, length) } });
    });
}

/** One that cannot be left out, and says something: a row of pictures is no name, and no title of a page. */
export function written(most: number) {
  return text(most)
    .refine(Boolean, { params: { said: inEach('needed') } })
    .refine((typed) => typed === '' || /[\p{L}\p{N}]/u.test(typed), { params: { said: inEach('letters') } });
}

function inEach(fault: 'letters' | 'needed') {
  return { en: startTexts.en.wrong[fault], ar: startTexts.ar.wrong[fault] };
}

function tooLong(most: number, length: number) {
  return Object.fromEntries(
    locales.map((locale) => {
      const counted = countedLimit('max_length', most, locale, 'latn');
      const sentence = startTexts[locale].wrong.long.replace('{most}', counted);
      return [locale, sentence.replace('{length}', menuNumber(locale).format(length))];
    }),
  );
}
