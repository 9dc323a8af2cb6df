import { isolated, type Locale } from '@nasaq/contract';
import type { TextProblem } from '@nasaq/messages/check-text';
import { menuNumber, menuTags } from '../platform/staff/interface-language.ts';
import type { WordTexts } from './catalogue/index.ts';

/** Why a text may not be said, as a sentence. */
export function problemText(problem: TextProblem, texts: WordTexts['problems'], language: Locale): string {
  const list = new Intl.ListFormat(menuTags[language]);
  const names = 'names' in problem ? list.format(problem.names.map((name) => isolated(`{${name}}`, 'ltr'))) : '';
  const forms = 'forms' in problem ? list.format(problem.forms.map((form) => nameOfForm(texts, form))) : '';
  const max = 'max' in problem ? menuNumber(language).format(problem.max) : '';
  // In one go: a value may be called as one of these is.
  const values: Partial<Record<string, string>> = { names, forms, max };
  return texts[problem.problem].replaceAll(/\{(\w+)\}/g, (mark, name: string) => values[name] ?? mark);
}

export function nameOfForm({ form }: WordTexts['problems'], name: string): string {
  return form[name as keyof typeof form] ?? name;
}
