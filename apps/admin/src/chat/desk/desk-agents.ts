import type { Payload } from 'payload';
import { hereFor } from '../chat-row.ts';
import { signal } from '../chat-signals.ts';
import { queryOn, type Query } from '../chat-sql.ts';
import type { DeskAgent } from './desk-calls.ts';

/** Everybody who may answer chats, by name. */
export async function deskAgents(query: Query): Promise<DeskAgent[]> {
  return query<DeskAgent>(
    `SELECT id, name, chat_available IS NOT FALSE AS available,
       coalesce(chat_seen_at > now() - interval '${hereFor} seconds', false) AS here
     FROM users WHERE id IN (SELECT parent_id FROM users_roles WHERE value IN ('agent', 'admin')) ORDER BY name, id`,
  );
}

/** Whether somebody takes new chats. */
export async function setAvailable(user: number, available: boolean, payload: Payload): Promise<void> {
  await queryOn(payload)('UPDATE users SET chat_available = $2 WHERE id = $1', [user, available]);
  await signal({ agents: true }, { payload });
}
