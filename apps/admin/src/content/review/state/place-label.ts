import type { Locale } from '@nasaq/contract';
import { type Docs, type FieldSpec, unitsOf } from '@nasaq/translation';
import type { PayloadRequest } from 'payload';
import { fieldsOf, newestDraft } from './newest-docs.ts';
import type { Subject } from '../subject.ts';

/** A field by its path, as the desk names it: «Steps 2 › Text». Of a row that is gone, the rows that it was one of. */
export async function placeLabel(
  req: PayloadRequest,
  subject: Subject,
  path: string,
  language: Locale,
): Promise<string> {
  const newest = await newestDraft(req, subject);
  return labelAt(fieldsOf(req, subject), newest?.docs ?? { en: {}, ar: {} }, path, language);
}

export function labelAt(fields: readonly FieldSpec[], docs: Docs, path: string, language: Locale): string {
  const unit = unitsOf(fields, docs).find((one) => one.path === path);
  if (unit) return unit.labels.map((label) => label[language]).join(' › ');
  return fields.find(({ name }) => name === path.split('.', 1)[0])?.label[language] ?? '';
}
