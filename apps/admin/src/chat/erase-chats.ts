import type { PayloadRequest } from 'payload';
import { ownedBy, type ChatOwner } from './chat-owner.ts';
import { queryIn } from '../platform/database/query.ts';

/**
 * Deletes everything that somebody has said in chats, within the transaction of `req`.
 * @returns how many chats
 */
export async function eraseChats({ account, email }: ChatOwner, req: PayloadRequest): Promise<number> {
  const query = await queryIn(req);
  const rows = await query<{ id: number }>(`SELECT id FROM chats WHERE ${ownedBy} ORDER BY id FOR UPDATE`, [
    account,
    email,
  ]);
  for (const { id } of rows) await req.payload.delete({ collection: 'chats', id, depth: 0, overrideAccess: true, req });
  return rows.length;
}
