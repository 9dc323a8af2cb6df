import { randomUUID } from 'node:crypto';
import { locales, type Locale } from '@nasaq/contract';
import { type Docs, emptyRecord, readRecord, type TranslationRecord } from '@nasaq/translation';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { StaffError } from '../../platform/staff/staff-error.ts';
import { type Base, baseOf, type Doc } from '../saving/merge.ts';
import { changersOf } from '../saving/changes.ts';
import { entityOf, newestOf, type Target } from '../saving/newest.ts';
import { nameOfUser } from '../saving/save-conflict.ts';
import { mayWrite } from '../saving/rights.ts';
import { type Publication, publicationOf } from '../saving/publication.ts';
import { shapeOf, type ShapeField } from '../saving/shape.ts';
import { docsOf } from '../translation/docs-of.ts';
import { bilingualOf, fieldSpecsOf } from '../translation/field-specs.ts';
import type { Desk, LastChange } from './desk-api.ts';
import { withRowNames } from './row-names.ts';

/** Both languages of the newest draft, with what it takes to save them. */
export async function openDesk(req: PayloadRequest, target: Target): Promise<Desk> {
  return deskOf(req, target, await readDesk(req, target));
}

/** The same for a desk that stands open, with who has changed what is new there. */
export async function followDesk(req: PayloadRequest, target: Target): Promise<Desk> {
  const reading = await readDesk(req, target);
  return { ...(await deskOf(req, target, reading)), changers: await namedChangers(req, reading.newest.changes) };
}

async function namedChangers(req: PayloadRequest, changes: unknown): Promise<NonNullable<Desk['changers']>> {
  const changers = locales.map((locale) => [locale, changersOf(changes, locale)] as const);
  const ids = new Set(changers.flatMap(([, of]) => [...of.values()]));
  const members = await Promise.all([...ids].map(async (id) => [id, await nameOfUser(id, req)] as const));
  // Nobody is told of what they have done here: it was in another window.
  const names = new Map<number, string | null>([
    ...members.filter(([, name]) => name !== ''),
    [Number(req.user?.id), null],
  ]);
  const named = changers.map(([locale, of]) => [
    locale,
    Object.fromEntries([...of].flatMap(([field, id]) => (names.has(id) ? [[field, names.get(id) ?? null]] : []))),
  ]);
  return Object.fromEntries(named) as NonNullable<Desk['changers']>;
}

/** The desk of what was read. */
export async function deskOf(
  req: PayloadRequest,
  target: Target,
  { docs, newest, publication, record, shape }: DeskReading,
): Promise<Desk> {
  const entity = entityOf(req, target);
  return {
    form: randomUUID(),
    fields: [...fieldSpecsOf(entity)],
    label: labelOf(req, target),
    writable: await mayWrite(req, target),
    docs,
    bases: basesOf(shape, docs),
    record,
    publication,
    lastChange: lastChangeOf(newest),
  };
}

export function lastChangeOf({ updatedAt, updatedBy }: Doc): LastChange | null {
  return typeof updatedAt === 'string' ? { at: updatedAt, by: typeof updatedBy === 'number' ? updatedBy : null } : null;
}

export interface DeskReading {
  /** What readers see, and the newest draft, with every language as the database has them. */
  stored: Doc;
  newest: Doc;
  docs: Docs;
  record: TranslationRecord;
  publication: Publication;
  shape: ShapeField[];
}

/**
 * @param known what readers see, where that is known
 * @throws {StaffError} where there is no such entry any more
 */
export async function readDesk(req: PayloadRequest, target: Target, known?: Doc): Promise<DeskReading> {
  const stored = known ?? (await storedRow(req, target));
  const newest = (await newestOf(req, target)) ?? stored;
  const entity = entityOf(req, target);
  const shape = shapeOf(entity.flattenedFields);
  const fields = fieldSpecsOf(entity);
  const docs = withRowNames(fields, docsOf(fields, newest));
  return {
    stored,
    newest,
    docs,
    record: readRecord(newest.translation) ?? emptyRecord('en'),
    publication: publicationOf(shape, stored, newest, 'global' in target ? 'statement' : 'title'),
    shape,
  };
}

export function basesOf(shape: ShapeField[], docs: Docs): Record<Locale, Base> {
  return Object.fromEntries(locales.map((locale) => [locale, baseOf(shape, docs[locale])])) as Record<Locale, Base>;
}

/** What readers see. */
async function storedRow(req: PayloadRequest, target: Target): Promise<Doc> {
  const inside = { transactionID: req.transactionID } as PayloadRequest;
  if ('global' in target) return (await req.payload.db.findGlobal<Doc>({ slug: target.global, req: inside })) ?? {};
  const row = await req.payload.db.findOne<Doc & { id: number }>({
    collection: target.collection as CollectionSlug,
    where: { id: { equals: target.id } },
    req: inside,
  });
  refuseUnlessThere(row && Boolean(row.deletedAt));
  return row!;
}

/** @param trashed whether it lies in the trash; `null` where there is none */
function refuseUnlessThere(trashed: boolean | null): void {
  if (trashed === null) throw new StaffError('entry_deleted');
  if (trashed) throw new StaffError('entry_trashed');
}

function labelOf({ payload }: PayloadRequest, target: Target): Desk['label'] {
  const label =
    'global' in target
      ? payload.globals.config.find(({ slug }) => slug === target.global)?.label
      : payload.collections[target.collection as CollectionSlug].config.labels.singular;
  return bilingualOf(label) ?? { en: '', ar: '' };
}
