import { contentTypes, locales, type Locale } from '@nasaq/contract';
import { type Docs, type FieldSpec, readRecord, type TranslationRecord, unitsOf, wordsOf } from '@nasaq/translation';
import { type Refusal, shortDigest } from '@nasaq/translation/exchange';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { StaffError } from '../../platform/staff/staff-error.ts';
import { openDesk } from '../desk/open-desk.ts';
import type { Desk } from '../desk/desk-api.ts';
import { exchangedPages } from './exchange-route.ts';
import type { Doc } from '../saving/merge.ts';
import { entityOf, newestOf, type Target } from '../saving/newest.ts';
import { refuseUnlessReader } from '../saving/rights.ts';
import { docsOf } from '../translation/docs-of.ts';
import { fieldSpecsOf } from '../translation/field-specs.ts';

/** An entry or a page as translators know it. */
export interface ExchangedEntry extends Pick<Desk, 'bases'> {
  target: Target;
  ref: string;
  mark: string;
  fields: readonly FieldSpec[];
  docs: Docs;
  record: TranslationRecord;
}

/** As it stands in files: `posts/12`, `globals/home`. */
export function refOf(target: Target): string {
  return 'global' in target ? `globals/${target.global}` : `${target.collection}/${target.id}`;
}

/** @returns null for what is no content of this site */
export function targetOf(ref: string): Target | null {
  const [type = '', name = ''] = ref.split('/');
  if (type === 'globals') return exchangedPages.some((slug) => slug === name) ? { global: name } : null;
  const isId = /^[1-9]\d{0,8}$/u.test(name);
  return isId && contentTypes.some((slug) => slug === type) ? { collection: type, id: Number(name) } : null;
}

/** @throws {StaffError} where it is gone, or may not be read by who asks */
export async function readEntry(req: PayloadRequest, target: Target): Promise<ExchangedEntry & { writable: boolean }> {
  await refuseUnlessReader(req, target);
  const { bases, docs, fields, record, writable } = await openDesk(req, target);
  const ref = refOf(target);
  const mark = shortDigest(`${ref} ${await madeAt(req, target)}`);
  return { target, ref, mark, fields, docs, record: readRecord(record) ?? record, bases, writable };
}

/** What an entry in the trash is called, whatever a file calls it; who asks may read it. */
export async function readTrashed(
  req: PayloadRequest,
  target: Target,
): Promise<Pick<ExchangedEntry, 'docs' | 'ref'> | null> {
  const newest = await newestOf(req, target);
  return newest && { ref: refOf(target), docs: docsOf(fieldSpecsOf(entityOf(req, target)), newest) };
}

/** Why an entry cannot take anything. */
export function refusalOf(error: unknown): Refusal {
  const { code } = error as { code?: string };
  if (code === 'entry_trashed') return 'entry_trashed';
  return code === 'forbidden' ? 'entry_forbidden' : 'entry_deleted';
}

export function isRefusal(error: unknown): error is StaffError {
  return error instanceof StaffError && error.code !== 'failed';
}

export function titleOf({ docs, ref }: Pick<ExchangedEntry, 'docs' | 'ref'>, language: Locale): string {
  const titles = [language, ...locales].map((locale) => wordsOf(docs[locale].title ?? docs[locale].statement));
  return titles.find(Boolean) ?? ref;
}

/** What the texts of a language have been in earlier versions, by their paths, the newest first. */
export async function olderValues(
  req: PayloadRequest,
  { fields, target }: ExchangedEntry,
  locale: Locale,
): Promise<(path: string) => unknown[]> {
  const versions = await storedVersions(req, target);
  const values = versions.map(({ version }) => {
    const units = unitsOf(fields, docsOf(fields, version));
    return new Map(units.map(({ path, values: both }) => [path, both[locale]]));
  });
  return (path) => values.flatMap((of) => (of.has(path) ? [of.get(path)] : []));
}

async function storedVersions(req: PayloadRequest, target: Target): Promise<{ version: Doc }[]> {
  const call = {
    sort: '-updatedAt',
    limit: 100,
    pagination: false,
    req: { transactionID: req.transactionID },
  } as const;
  const found =
    'global' in target
      ? await req.payload.db.findGlobalVersions<Doc>({ ...call, global: target.global as 'home' } as never)
      : await req.payload.db.findVersions<Doc>({
          ...call,
          collection: target.collection as CollectionSlug,
          where: { parent: { equals: target.id } },
        } as never);
  return found.docs;
}

/** When it was made: an entry of the same number in another installation was made at another moment. */
async function madeAt(req: PayloadRequest, target: Target): Promise<string> {
  const inside = { transactionID: req.transactionID } as PayloadRequest;
  const row =
    'global' in target
      ? await req.payload.db.findGlobal<Doc>({ slug: target.global, req: inside })
      : await req.payload.db.findOne<Doc & { id: number }>({
          collection: target.collection as CollectionSlug,
          where: { id: { equals: target.id } },
          select: { createdAt: true },
          req: inside,
        });
  const made = row?.createdAt;
  return made === undefined || made === null ? '' : new Date(made as string).toISOString();
}
