import {
  afterWorkingTime,
  nextWorkingTime,
  officeState,
  promisedMinutes,
  type ChatAvailability,
  type OpeningHours,
} from '@nasaq/contract';
import type { Payload } from 'payload';
import { hereFor } from './chat-row.ts';
import { loadOpeningHours } from '../content/index.ts';
import { type Query, queryOn } from '../platform/database/query.ts';

/** Whether a visitor is answered now, and else when. */
export async function availability(payload: Payload, now = new Date()): Promise<ChatAvailability> {
  const [hours, isSomebodyHere] = await Promise.all([loadOpeningHours(payload), somebodyHere(payload)]);
  return availabilityOf(hours, isSomebodyHere, now);
}

/** Outside the hours nobody counts as there, whoever has the screen open; a company without hours is asked at any time. */
export function availabilityOf(hours: OpeningHours, isSomebodyHere: boolean, now: Date): ChatAvailability {
  const open = officeState(hours, now)?.open ?? false;
  const opens = nextWorkingTime(hours, now);
  return {
    online: isSomebodyHere && (open || opens === null),
    open,
    opensAt: open ? null : (opens?.toISOString() ?? null),
    answerBy: afterWorkingTime(hours, now, promisedMinutes)?.toISOString() ?? null,
    timeZone: hours.timeZone,
  };
}

const isHere = `chat_seen_at > now() - interval '${hereFor} seconds'`;

async function somebodyHere(payload: Payload): Promise<boolean> {
  const rows = await queryOn(payload)(`SELECT 1 FROM users WHERE chat_available IS NOT FALSE AND ${isHere} LIMIT 1`);
  return rows.length > 0;
}

/** Whether somebody who spoke for the team in a chat a moment ago still has the screen open: at whatever hour, and whether they take new chats or not, they answer. */
export async function isAnswering(chatId: number, query: Query): Promise<boolean> {
  const rows = await query(
    `SELECT 1 FROM chat_messages JOIN users ON users.id = agent_id
     WHERE chat_id = $1 AND chat_messages.created_at > now() - interval '15 minutes' AND ${isHere} LIMIT 1`,
    [chatId],
  );
  return rows.length > 0;
}
