import type { Locale } from '@nasaq/contract';
import type { Line } from '@nasaq/translation/exchange';
import { exchangeTexts } from '../catalogue/index.ts';
import { refusalText } from '../sentences.ts';

/** What is to be known of a line, a sentence each. */
export function lineText({ outcome, refusal, remarks, values = {} }: Line, language: Locale): string[] {
  const texts = exchangeTexts[language];
  const told = refusal ? refusalText(refusal, values, language) : outcome === 'refused' ? '' : texts.told[outcome];
  return [told, ...remarks.map((remark) => texts.remarks[remark])].filter(Boolean);
}

/** The field, from the outermost one. */
export function nameOf({ labels }: Pick<Line, 'labels'>, language: Locale): string {
  return labels.map((label) => label[language]).join(' › ');
}
