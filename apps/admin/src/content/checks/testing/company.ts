import { type Locale, locales } from '@nasaq/contract';
import { emptyRecord } from '@nasaq/translation';
import type { CollectionSlug, Payload, PayloadRequest } from 'payload';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { allTargets } from '../nightly.ts';
import { fieldsOf, newestInBoth } from '../document.ts';
import type { Specimen, World } from './planting/specimen.ts';

/** Every entry and page of the company that is written in both languages, and those in one of them behind. */
export async function readCompany(payload: Payload): Promise<{ both: Specimen[]; one: Specimen[] }> {
  const req = { payload } as PayloadRequest;
  const specimens: Specimen[] = [];
  for (const target of await allTargets(payload)) {
    const { docs, record } = (await newestInBoth(req, target))!;
    const slug = 'global' in target ? target.global : target.collection;
    const id = 'global' in target ? null : target.id;
    specimens.push({ slug, id, fields: fieldsOf(payload, target), docs, record: record ?? emptyRecord('en') });
  }
  const isWritten = ({ docs }: Specimen, locale: Locale) =>
    ['title', 'name', 'statement'].some((name) => Boolean(docs[locale][name]));
  const inBoth = (specimen: Specimen) => locales.every((locale) => isWritten(specimen, locale));
  return { both: specimens.filter(inBoth), one: specimens.filter((specimen) => !inBoth(specimen)) };
}

class Undone<Result> extends Error {
  readonly result: Result;

  constructor(result: Result) {
    super('undone');
    this.result = result;
  }
}

/** Does something in a database that is otherwise for so long. */
export async function within<Result>(
  payload: Payload,
  world: World | undefined,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  if (!world) return work({ payload } as PayloadRequest);
  try {
    return await inTransaction(payload, async (req) => {
      await changeWorld(req, world);
      throw new Undone(await work(req));
    });
  } catch (undone) {
    if (undone instanceof Undone) return undone.result as Result;
    throw undone;
  }
}

async function changeWorld(req: PayloadRequest, { alt, redirect, withdrawn }: World): Promise<void> {
  if (alt) await writeIn(req, 'media', alt.media, 'alt', alt.locale, alt.text);
  if (withdrawn)
    await writeIn(req, withdrawn.collection as CollectionSlug, withdrawn.id, '_status', withdrawn.locale, 'draft');
  if (redirect)
    await req.payload.db.create({
      collection: 'redirects',
      data: { from: decodeURIComponent(redirect.from), to: redirect.to, status: '301' },
      req: { transactionID: req.transactionID } as PayloadRequest,
    });
}

/** One language of a field, as the database takes it: with the other one. */
async function writeIn(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
  field: string,
  locale: Locale,
  value: string,
): Promise<void> {
  const inside = { transactionID: req.transactionID } as PayloadRequest;
  const stored = await req.payload.db.findOne<{ id: number } & Record<string, unknown>>({
    collection,
    where: { id: { equals: id } },
    select: { [field]: true },
    req: inside,
  });
  const data = { [field]: { ...(stored![field] as object), [locale]: value } };
  await req.payload.db.updateOne({ collection, id, data, req: inside });
}
