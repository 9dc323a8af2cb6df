import type { CollectionAfterDeleteHook, CollectionConfig, Payload, TypedUser } from 'payload';
import { clientHeader } from '../../http/client-address.ts';
import { maskedEmail } from '../../secrets/masked-email.ts';
import type { Where } from '../../database/adapter.ts';
import { queryOn } from '../../database/query.ts';
import type { ActType } from './acts.ts';

export interface NewAct {
  act: ActType;
  /** Slug of the collection. */
  kind: string;
  record?: number | undefined;
  /** A reference or a title; nothing of the person it was about. */
  subject?: string | undefined;
  detail?: string | undefined;
  /** Nobody known: a sign-in that failed. */
  actor: (Pick<TypedUser, 'id'> & { name?: string | null }) | null;
}

/** Where it is written, and what was asked with it, which says from where. */
type Asked = Where & { headers?: Headers | undefined };

const days = 365;
const longest = 500;

/** Writes the audit trail, within the transaction of `req` where there is one. */
export async function recordAct({ actor, detail, subject, ...act }: NewAct, req: Asked): Promise<void> {
  await req.payload.db.create({
    collection: 'acts',
    data: {
      ...act,
      subject: subject?.slice(0, longest),
      detail: detail?.slice(0, longest),
      actor: actor && Number(actor.id),
      actor_name: actor?.name ?? '',
      from: req.headers?.get(clientHeader) ?? '',
    },
    req: { transactionID: req.transactionID },
    returning: false,
  });
}

/** Milliseconds in which looking again is the same look. */
const sameLook = 10 * 60_000;

/** Who has opened what somebody sent. */
export async function recordOpened(
  act: Omit<NewAct, 'act' | 'actor'> & { actor: NonNullable<NewAct['actor']> },
  payload: Payload,
): Promise<void> {
  const { totalDocs } = await payload.count({
    collection: 'acts',
    where: {
      act: { equals: 'opened' },
      kind: { equals: act.kind },
      record: { equals: act.record },
      actor: { equals: act.actor.id },
      createdAt: { greater_than: new Date(Date.now() - sameLook).toISOString() },
    },
    overrideAccess: true,
  });
  if (totalDocs === 0) await recordAct({ ...act, act: 'opened' }, { payload });
}

/** Leaves a trace of whatever staff delete for good; not of what goes by itself once it is published (`custom.isPassing`). */
export function withTrace(collection: CollectionConfig): CollectionConfig {
  if (collection.custom?.isPassing) return collection;
  const { hooks = {} } = collection;
  return { ...collection, hooks: { ...hooks, afterDelete: [...(hooks.afterDelete ?? []), trace] } };
}

const trace: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  if (!req.user) return doc;
  await recordAct(
    { act: 'deleted', kind: collection.slug, record: Number(id), subject: subjectOf(doc), actor: req.user },
    req,
  );
  return doc;
};

/** By its reference where it has one: titles of what people send may name them. */
function subjectOf({ email, reference, title }: Record<string, unknown>): string {
  const text = [reference, title].find((one) => typeof one === 'string');
  if (typeof text === 'string') return text;
  return typeof email === 'string' ? maskedEmail(email) : '';
}

/** What is older than a year. */
export async function removeOldActs(payload: Payload): Promise<void> {
  await queryOn(payload)('DELETE FROM acts WHERE created_at < now() - make_interval(days => $1)', [days]);
}
