import type { Locale } from '@nasaq/contract';
import type { PayloadRequest } from 'payload';
import type { Subject } from '../subject.ts';
import { placeAt } from './field-at.ts';
import { fieldsOf, newestDraft } from './newest-docs.ts';

/** A field by its path, as the desk names it: «Steps 2 › Text». Of a row that is gone, the rows that it was one of. */
export async function placeLabel(
  req: PayloadRequest,
  subject: Subject,
  path: string,
  language: Locale,
): Promise<string> {
  const newest = await newestDraft(req, subject);
  return placeAt(fieldsOf(req, subject), newest?.docs ?? { en: {}, ar: {} }, path, language).label;
}
