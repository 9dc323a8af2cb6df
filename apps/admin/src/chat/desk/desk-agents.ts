import { locales } from '@nasaq/contract';
import type { Payload } from 'payload';
import { hereFor } from '../chat-row.ts';
import { signal } from '../chat-signals.ts';
import { queryOn, type Query } from '../../platform/database/query.ts';
import type { DeskAgent } from './desk-calls.ts';

/** A name in each language, and the one that holds for both where there is none. */
const names = locales.map((locale) => `'${locale}', coalesce(nullif(trim(name_${locale}), ''), name)`).join();

/** Everybody who may answer chats, by name. */
export async function deskAgents(query: Query): Promise<DeskAgent[]> {
  return query<DeskAgent>(
    `SELECT id, json_build_object(${names}) AS names, chat_available IS NOT FALSE AS available,
       coalesce(chat_seen_at > now() - interval '${hereFor} seconds', false) AS here
     FROM users WHERE id IN (SELECT parent_id FROM users_roles WHERE value IN ('agent', 'admin')) ORDER BY name, id`,
  );
}

/** Whether somebody takes new chats. */
export async function setAvailable(user: number, available: boolean, payload: Payload): Promise<void> {
  await queryOn(payload)('UPDATE users SET chat_available = $2 WHERE id = $1', [user, available]);
  await signal({ agents: true }, { payload });
}
