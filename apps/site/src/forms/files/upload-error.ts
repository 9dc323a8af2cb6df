import {
  type ApiErrorBody,
  fileSize,
  isolated,
  maxFileBytes,
  type UploadRefusal,
  uploadRefusals,
} from '@nasaq/contract';
import type { T, Translator } from '../../locale/translator.ts';
import type { FileItem } from '../core/form-values.ts';
import { typeNames, type FileRules } from './file-rules.ts';

/**
 * Why a file is not with us, besides the refusals. `connection`: no answer; `busy`: the same may pass later; `server`:
 * anything else that is not the file's fault; `too_many`: the field is full; `lost`: of an earlier visit, and the
 * browser has it no more.
 */
const uploadFailures = ['connection', 'busy', 'server', 'too_many', 'lost'] as const;
export type UploadProblem = UploadRefusal | (typeof uploadFailures)[number];

export class UploadError extends Error {
  override readonly name = 'UploadError';
  readonly problem: UploadProblem;

  constructor(problem: UploadProblem) {
    super(`upload: ${problem}`);
    this.problem = problem;
  }

  static ofAnswer(status: number, error: ApiErrorBody['error'] | undefined): UploadError {
    return new UploadError(error?.reason ?? byStatus(status));
  }
}

/** The problem of a file item, which may come from a draft that another build wrote. */
export function readProblem(code: string): UploadProblem {
  const known: readonly string[] = [...uploadRefusals, ...uploadFailures];
  return known.includes(code) ? (code as UploadProblem) : 'server';
}

/** Whether the same file may be sent again with hope. */
export function mayRetry(problem: UploadProblem): boolean {
  return ['connection', 'busy', 'server', 'incomplete', 'storage_full', 'unclaimed'].includes(problem);
}

function byStatus(status: number): UploadProblem {
  if (status === 413) return 'too_large';
  if (status === 507) return 'storage_full';
  // The site's server answers 502 and 503 where the admin host is away.
  return [408, 429, 502, 503, 504].includes(status) ? 'busy' : 'server';
}

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
  const names = typeNames(rules).map((name) => isolated(name, 'ltr'));
  return new Intl.ListFormat(tag, { type: 'conjunction' }).format(names);
}
