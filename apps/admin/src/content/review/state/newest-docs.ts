import type { Locale } from '@nasaq/contract';
import type { Docs, FieldSpec } from '@nasaq/translation';
import type { CollectionSlug, PayloadRequest } from 'payload';
import type { Doc } from '../../saving/merge.ts';
import { newestOf } from '../../saving/newest.ts';
import { docIn, docsOf } from '../../translation/docs-of.ts';
import { fieldSpecsOf } from '../../translation/field-specs.ts';
import { isPage } from '../addresses.ts';
import { configOf, type Subject, targetOf } from '../subject.ts';

export interface Newest {
  docs: Docs;
  /** Who has changed which value last (`Changes`). */
  changes: unknown;
}

/** The newest draft in both languages, also from the trash; null where the entry is gone. */
export async function newestDraft(req: PayloadRequest, subject: Subject): Promise<Newest | null> {
  const stored = (await newestOf(req, targetOf(subject))) ?? (await rowOf(req, subject));
  return stored && { docs: docsOf(fieldsOf(req, subject), stored), changes: stored.changes };
}

/** A language as its readers have it, or would, were it not in the trash; null where it is not published. */
export async function publishedIn(req: PayloadRequest, subject: Subject, locale: Locale): Promise<Doc | null> {
  const row = await rowOf(req, subject);
  const status = row?._status as Partial<Record<Locale, string | null>> | null | undefined;
  return row && status?.[locale] === 'published' ? docIn(fieldsOf(req, subject), row, locale) : null;
}

/** The fields of what is reviewed. */
export function fieldsOf(req: Pick<PayloadRequest, 'payload'>, subject: Pick<Subject, 'kind'>): readonly FieldSpec[] {
  return fieldSpecsOf(configOf(req, subject));
}

/** As the database has it, with both languages. */
function rowOf({ payload, transactionID }: PayloadRequest, { id, kind }: Subject): Promise<Doc | null> {
  const req = { transactionID } as PayloadRequest;
  return isPage(kind)
    ? payload.db.findGlobal<Doc>({ slug: kind, req })
    : payload.db.findOne<Doc & { id: number }>({
        collection: kind as CollectionSlug,
        where: { id: { equals: id } },
        req,
      });
}
