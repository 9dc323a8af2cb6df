import type { Locale } from '@nasaq/contract';
import type { FileError, FileFault, Refusal } from '@nasaq/translation/exchange';
import { menuNumber } from '../../platform/staff/interface-language.ts';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { exchangeTexts } from './catalogue/index.ts';

/** Why a file cannot be read, for people. */
export function faultText({ fault, values }: Pick<FileError, 'fault' | 'values'>, language: Locale): string {
  const sentences: Record<FileFault, string> = exchangeTexts[language].faults;
  return fill(sentences[fault], values);
}

/** Why a text of a file cannot be taken, for people. */
export function refusalText(refusal: Refusal, values: Readonly<Record<string, string>>, language: Locale): string {
  const sentences: Record<Refusal, string> = exchangeTexts[language].refusals;
  const { code, ...others } = values;
  // What was counted, with its thousands apart.
  const counted = Object.entries(others).map(([name, value]) => [
    name,
    (name === 'length' || name === 'most') && /^\d+$/u.test(value) ? menuNumber(language).format(Number(value)) : value,
  ]);
  // As it stands in the file: a marker in its braces.
  return fill(sentences[refusal], {
    ...Object.fromEntries(counted),
    ...(code !== undefined && { code: code === '' ? '¶' : `{${code}}` }),
  });
}
