import { fileSize, maxFileBytes } from '@nasaq/contract';
import type { T, Translator } from '../../locale/translator.ts';
import type { FileItem } from '../core/file-item.ts';
import { typeNames, type FileRules } from './file-rules.ts';
import { readProblem } from './upload-error.ts';

/** Why a file was not taken, in a sentence. */
export function problemText({ problem }: Pick<FileItem, 'problem'>, rules: FileRules, translator: Translator): string {
  const { t } = translator;
  const code = readProblem(problem ?? '');
  if (code === 'too_large') return t('forms.files.problem.too_large', { limit: sizeText(maxFileBytes, translator) });
  if (code === 'type') return t('forms.files.problem.type', { types: typeList(rules, translator) });
  if (code === 'too_many') return t('forms.files.problem.too_many', { max: rules.max });
  return (t as (key: `forms.files.problem.${typeof code}`) => string)(`forms.files.problem.${code}`);
}

/** What the field takes, said before anything is chosen. */
export function limitsText(rules: FileRules, translator: Translator): string {
  return (translator.t as T)('forms.files.hint', {
    types: typeList(rules, translator),
    max: rules.max,
    size: sizeText(maxFileBytes, translator),
  });
}

/** In the page's numerals. */
export function sizeText(bytes: number, { locale, tag }: Translator): string {
  return fileSize(bytes, locale, tag.endsWith('-nu-arab') ? 'arab' : 'latn');
}

/** `PDF, DOCX and PNG`: each isolated, so that the list keeps its order in Arabic. */
function typeList(rules: FileRules, { tag }: Translator): string {
  const names = typeNames(rules).map((name) => `\u2066${name}\u2069`);
  return new Intl.ListFormat(tag, { type: 'conjunction' }).format(names);
}
