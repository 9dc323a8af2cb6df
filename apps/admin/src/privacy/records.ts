import { statusPath, type AccountRecord, type Locale, type SubmissionKind } from '@nasaq/contract';
import type { Payload } from 'payload';
import { chatsOf } from '../chat/index.ts';
import { statusKey, type Titled, titleIn } from '../submissions/index.ts';
import { type AccountRow, byKind, lastChanges, ownSubmissions } from '../accounts/index.ts';

/** What somebody has sent and talked about, the newest first, each with the address of the page that shows it. */
export async function accountRecords(account: AccountRow, locale: Locale, payload: Payload): Promise<AccountRecord[]> {
  const own = byKind(await ownSubmissions(account, { spam: false }, { payload }));
  const submissions = await Promise.all(own.map(([kind, ids]) => recordsOf(kind, ids, locale, payload)));
  const chats = await chatsOf({ account: account.id, email: account.email }, locale, payload);
  return [...submissions.flat(), ...chats].toSorted((one, other) => other.receivedAt.localeCompare(one.receivedAt));
}

interface Row extends Titled {
  id: number;
  reference: string;
  state: string;
  createdAt: string;
}

async function recordsOf(
  kind: SubmissionKind,
  ids: number[],
  language: Locale,
  payload: Payload,
): Promise<AccountRecord[]> {
  const [{ docs }, changed] = await Promise.all([
    payload.db.find<Row>({
      collection: kind,
      where: { id: { in: ids } },
      limit: 0,
      pagination: false,
      select: { reference: true, title: true, locale: true, offer: true, career: true, state: true, createdAt: true },
    }),
    lastChanges(kind, ids, payload),
  ]);
  const titles = await Promise.all(docs.map((row) => titleIn(language, row, payload)));
  return docs.map(({ createdAt, id, reference, state }, place) => {
    const receivedAt = new Date(createdAt).toISOString();
    const updatedAt = changed.get(id) ?? receivedAt;
    const url = statusPath(reference, statusKey(kind, reference));
    return { kind, reference, title: titles[place]!, state, receivedAt, updatedAt, url };
  });
}
