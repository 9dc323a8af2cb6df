import { type Locale, locales } from '@nasaq/contract';
import { type Docs, type FieldSpec, readRecord, type TranslationRecord } from '@nasaq/translation';
import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload';
import type { Doc } from '../saving/merge.ts';
import { newestOf, type Target } from '../saving/newest.ts';
import { docsOf } from '../translation/docs-of.ts';
import { fieldSpecsOf } from '../translation/field-specs.ts';

/** The slug of a collection, or of a page that exists once. */
export function typeOf(target: Target): string {
  return 'global' in target ? target.global : target.collection;
}

export function fieldsOf(payload: Payload, target: Target): readonly FieldSpec[] {
  return fieldSpecsOf(
    'global' in target
      ? payload.config.globals.find(({ slug }) => slug === target.global)!
      : payload.collections[target.collection as CollectionSlug].config,
  );
}

/** Both languages of a document, and what was said of their translations. */
export interface BothLanguages {
  docs: Docs;
  record: TranslationRecord | null;
}

/** The newest draft; null where there is no such document. */
export async function newestInBoth(req: PayloadRequest, target: Target): Promise<BothLanguages | null> {
  const hasVersions = Boolean(
    'global' in target
      ? req.payload.config.globals.find(({ slug }) => slug === target.global)?.versions?.drafts
      : req.payload.collections[target.collection as CollectionSlug].config.versions?.drafts,
  );
  const row = (hasVersions && (await newestOf(req, target))) || (await storedRow(req, target));
  return row && inBothLanguages(req.payload, target, row);
}

/** What readers see, and in which languages. */
export async function publishedInBoth(
  req: PayloadRequest,
  target: Target,
): Promise<(BothLanguages & { open: Locale[] }) | null> {
  const row = await storedRow(req, target);
  if (!row) return null;
  const open = locales.filter((locale) => inLanguage(row._status, locale) === 'published');
  return { ...inBothLanguages(req.payload, target, row), open };
}

function inBothLanguages(payload: Payload, target: Target, row: Doc): BothLanguages {
  return { docs: docsOf(fieldsOf(payload, target), row), record: readRecord(row.translation) };
}

async function storedRow(req: PayloadRequest, target: Target): Promise<Doc | null> {
  const inside = { transactionID: req.transactionID } as PayloadRequest;
  if ('global' in target) return req.payload.db.findGlobal<Doc>({ slug: target.global as GlobalSlug, req: inside });
  return req.payload.db.findOne<Doc & { id: number }>({
    collection: target.collection as CollectionSlug,
    where: { id: { equals: target.id } },
    req: inside,
  });
}

/** What one language of a localized value says, as the database stores both. */
export function inLanguage(value: unknown, locale: Locale): string {
  const own = typeof value === 'object' && value !== null ? (value as Partial<Record<Locale, unknown>>)[locale] : value;
  return typeof own === 'string' ? own : '';
}

export function inBoth(value: unknown): Record<Locale, string> {
  return Object.fromEntries(locales.map((locale) => [locale, inLanguage(value, locale)])) as Record<Locale, string>;
}
