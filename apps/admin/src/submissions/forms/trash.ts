import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { newestOfEntry, rewriteNewest } from '../../content/index.ts';
import type { Form } from '../../platform/payload/payload-types.ts';
import { Refusal } from '../../platform/payload/refusal.ts';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { formTexts } from '../catalogue/index.ts';

const waiting = (id: number) => `waitingThroughTrash:${id}`;

/** Whether a save moves a form to the trash or out of it. */
export function isMoved(data: Partial<Form>, before: Partial<Form> | undefined): boolean {
  return before !== undefined && Boolean(data.deletedAt ?? null) !== Boolean(before.deletedAt);
}

/**
 * To go to the trash, and to come back, is no edit. Payload would write over what is published what waits in the newest
 * draft, or leave the draft out; so readers' row stays what it is, and the draft is put back beside it. What comes back
 * as a draft, or was never published, is the newest.
 */
export const keepStored: CollectionBeforeChangeHook<Form> = async ({ data, originalDoc, req }) => {
  if (!originalDoc || !('deletedAt' in data) || !isMoved(data, originalDoc)) return data;
  const { id } = originalDoc;
  const { _status: status, adapts = null, deletedAt = null } = data;
  if (!deletedAt) await refuseArrangedTwice(req, data, id);
  const [stored, newest] = [await storedForm(req, id), await newestOfEntry(req, 'forms', id)];
  const staysPublished = stored?._status === 'published' && (deletedAt !== null || status !== 'draft');
  if (staysPublished && newest?._status === 'draft') req.context[waiting(id)] = newest;
  const { id: _, createdAt: __, updatedAt: ___, ...kept } = { ...stored, ...(staysPublished ? {} : newest) };
  const isShown = staysPublished || (deletedAt === null && status === 'published');
  return { ...data, ...kept, adapts, deletedAt, _status: isShown ? 'published' : 'draft' };
};

export const keepWaiting: CollectionAfterChangeHook<Form> = async ({ doc, req }) => {
  const newest = req.context[waiting(doc.id)] as Awaited<ReturnType<typeof newestOfEntry>>;
  if (!newest) return doc;
  req.context[waiting(doc.id)] = undefined;
  await rewriteNewest(req, 'forms', doc.id, {
    ...newest,
    adapts: doc.adapts ?? null,
    deletedAt: doc.deletedAt ?? null,
  });
  return doc;
};

/** One of ours goes by what it adapts, which another row has meanwhile where it was arranged anew. */
async function refuseArrangedTwice(req: PayloadRequest, { adapts }: Partial<Form>, id: number): Promise<void> {
  if (!adapts) return;
  const other = await req.payload.db.findOne<Form>({
    collection: 'forms',
    where: { and: [{ adapts: { equals: adapts } }, { id: { not_equals: id } }] },
    req: transactionOf(req),
  });
  if (other) throw new Refusal(formTexts.problems.arrangedAnew[interfaceLanguage(req.i18n)], 409);
}

/** As readers have it: the newest version may be a draft. */
export function storedForm(req: PayloadRequest, id: number): Promise<Form | null> {
  return req.payload.db.findOne<Form>({
    collection: 'forms',
    where: { id: { equals: id } },
    req: transactionOf(req),
  });
}

function transactionOf({ transactionID }: PayloadRequest): PayloadRequest {
  return { transactionID } as PayloadRequest;
}
