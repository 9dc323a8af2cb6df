import type { SubmissionKind } from '@nasaq/contract';
import type { Payload, TypedUser } from 'payload';
import { byKind, loadAccount, ownSubmissions } from '../../accounts/index.ts';
import { mayReadSubmissions } from '../../platform/staff/access.ts';
import type { DeskThread } from './desk-calls.ts';

type Sent = DeskThread['sent'][number];

/** So many at most, the latest first. */
const mostSent = 10;

/**
 * What the signed-in visitor of a chat has sent, so that "where is my order?" has an answer: orders for every agent, but
 * by reference and state alone; of the other kinds those that the agent's role reads. Without spam.
 */
export async function sentBy(account: number, user: TypedUser, payload: Payload): Promise<Sent[]> {
  const owner = await loadAccount(account, payload);
  if (!owner) return [];
  const own = await ownSubmissions(owner, { spam: false }, { payload });
  const shown = own.filter(({ kind }) => kind === 'orders' || mayReadSubmissions(user, kind)).slice(0, mostSent);
  const rows = await Promise.all(byKind(shown).map(([kind, ids]) => rowsOf(kind, ids, payload)));
  const found = new Map(rows.flat().map((row) => [`${row.kind} ${row.id}`, row]));
  return shown.flatMap(({ id, kind }) => {
    const row = found.get(`${kind} ${id}`);
    return row ? [{ ...row, mayOpen: mayReadSubmissions(user, kind) }] : [];
  });
}

async function rowsOf(kind: SubmissionKind, ids: number[], payload: Payload): Promise<Omit<Sent, 'mayOpen'>[]> {
  const { docs } = await payload.db.find<{ id: number; reference: string; state: string; createdAt: string }>({
    collection: kind,
    where: { id: { in: ids } },
    limit: 0,
    pagination: false,
    select: { reference: true, state: true, createdAt: true },
  });
  return docs.map(({ createdAt, id, reference, state }) => ({
    kind,
    id,
    reference,
    state,
    at: new Date(createdAt).toISOString(),
  }));
}
