import type { DeskChat } from '../../desk/desk-calls.ts';
import type { DeskState } from '../state/desk-state.ts';
import { concerns, unreadMessages } from '../state/folder-order.ts';

/** The listed chats of this agent to which a visitor has written since they were known as `before`. */
export function missedChats(
  before: ReadonlyMap<number, DeskChat>,
  { chats, list }: Pick<DeskState, 'chats' | 'list'>,
  me: number,
): DeskChat[] {
  return list
    .flatMap((id) => chats.get(id) ?? [])
    .filter(
      (chat) =>
        concerns(chat, me) &&
        chat.lastMessage?.from === 'visitor' &&
        unreadMessages(chat) > 0 &&
        chat.lastSequence > (before.get(chat.id)?.lastSequence ?? 0),
    );
}
