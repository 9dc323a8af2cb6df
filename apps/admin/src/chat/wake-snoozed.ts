import type { Payload } from 'payload';
import { transact } from './change-chat.ts';
import { signal } from './chat-signals.ts';
import { queryIn } from '../platform/database/query.ts';

/**
 * Opens the snoozed chats whose time has come. Each is taken by one host: the others pass over a row that is locked, and
 * afterwards it is not snoozed any more.
 * @returns how many
 */
export async function wakeSnoozed(payload: Payload, now = new Date()): Promise<number> {
  return transact(payload, async (req) => {
    const query = await queryIn(req);
    const woken = await query<{ id: number }>(
      `UPDATE chats SET state = 'open', snoozed_until = NULL, updated_at = now() WHERE id IN
         (SELECT id FROM chats WHERE state = 'snoozed' AND snoozed_until <= $1 ORDER BY id FOR UPDATE SKIP LOCKED)
       RETURNING id`,
      [now],
    );
    for (const { id } of woken) await signal({ chat: id, changed: 'all' }, req);
    return woken.length;
  });
}
