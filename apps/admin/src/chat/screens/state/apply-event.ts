import { completeUntil, grownMarks, mergeMessages, missingAfter } from '@nasaq/chat-client';
import { chatLimits } from '@nasaq/contract';
import type { DeskChat, DeskEvent, DeskThread } from '../../desk/desk-calls.ts';
import { type DeskState, type Thread, compareChats, emptyThread, liesIn } from './desk-state.ts';

/**
 * The state after an event. Events come twice, late, or not at all: each one is taken for what it says and nothing is
 * counted.
 * @param me id of the agent
 */
export function applyEvent(state: DeskState, event: DeskEvent, me: number, now: number): DeskState {
  switch (event.type) {
    case 'agents':
      return { ...state, agents: event.agents };
    case 'chat':
      return placeChat(state, event.chat, me);
    case 'typing':
      return withTyping(state, event, me, now + chatLimits.typingFor);
    case 'note':
      return changeThread(state, event.chatId, (thread) =>
        thread.notes.some(({ id }) => id === event.note.id)
          ? thread
          : { ...thread, notes: [...thread.notes, event.note] },
      );
    case 'message': {
      const { chatId, message } = event;
      const typing = new Map(state.typing);
      const colleagues = new Map(state.colleagues);
      if (message.from === 'visitor') typing.delete(chatId);
      else colleagues.delete(chatId);
      const outgoing = state.outgoing.filter(
        (item) => item.chatId !== chatId || item.clientId !== message.clientId || message.from !== 'agent',
      );
      return changeThread({ ...state, typing, colleagues, outgoing }, chatId, (thread) => ({
        ...thread,
        messages: mergeMessages(thread.messages, [message]),
      }));
    }
  }
}

function withTyping(
  state: DeskState,
  { agent, chatId }: Extract<DeskEvent, { type: 'typing' }>,
  me: number,
  until: number,
): DeskState {
  if (agent === null) return { ...state, typing: new Map(state.typing).set(chatId, until) };
  // Another window of one's own.
  if (agent === me) return state;
  const here = new Map(state.colleagues.get(chatId)).set(agent, until);
  return { ...state, colleagues: new Map(state.colleagues).set(chatId, here) };
}

/** Takes in what the host says of a chat; with the folder open, it comes into the list, moves, or leaves it. */
export function placeChat(state: DeskState, chat: DeskChat, me: number): DeskState {
  const known = state.chats.get(chat.id);
  // Read before a message that has come since: all that it can still tell are marks.
  const current = known && known.lastSequence > chat.lastSequence ? withMarks(known, chat) : chat;
  const chats = new Map(state.chats).set(chat.id, known ? withMarks(current, known) : chat);
  const listed = state.list.includes(chat.id);
  // Only the host can tell what a search finds.
  const belongs = state.search ? listed : liesIn(state.folder, current, me);
  if (!belongs && !listed) return { ...state, chats };
  const rest = state.list.filter((id) => id !== chat.id);
  const list = belongs ? [...rest, chat.id] : rest;
  return { ...state, chats, list: orderIds(list, chats) };
}

/** Whether the host has to be asked again, because the counts of the folders are different now. */
export function movesFolders(known: DeskChat | undefined, chat: DeskChat): boolean {
  return !known || known.state !== chat.state || known.spam !== chat.spam || known.assignee?.id !== chat.assignee?.id;
}

/** Takes in a thread as the host has it, beside what has come meanwhile. */
export function takeThread(state: DeskState, answer: DeskThread, me: number): DeskState {
  const { chat, earlier, messages, notes, sent } = answer;
  const confirmed = new Set(messages.filter(({ from }) => from === 'agent').map(({ clientId }) => clientId));
  const outgoing = state.outgoing.filter((item) => item.chatId !== chat.id || !confirmed.has(item.clientId));
  return changeThread(placeChat({ ...state, outgoing }, chat, me), chat.id, (thread) => {
    const merged = mergeMessages(thread.messages, messages);
    const newer = thread.notes.filter(({ id }) => !notes.some((note) => note.id === id));
    const loaded = thread.loaded || completeUntil(merged) >= chat.lastSequence;
    return { messages: merged, notes: [...notes, ...newer], earlier, sent, loaded };
  });
}

/** The number after which messages of a chat are missing here; `null` where none are. */
export function missingIn(state: DeskState, chatId: number): number | null {
  return missingAfter(state.threads.get(chatId)?.messages ?? [], state.chats.get(chatId)?.lastSequence ?? 0);
}

/** Threads that nobody has opened are not held: they are read when they are. */
function changeThread(state: DeskState, chatId: number, change: (thread: Thread) => Thread): DeskState {
  if (!state.threads.has(chatId) && state.openId !== chatId) return state;
  const threads = new Map(state.threads);
  threads.set(chatId, change(threads.get(chatId) ?? emptyThread));
  return { ...state, threads };
}

function withMarks(chat: DeskChat, { marks }: DeskChat): DeskChat {
  return { ...chat, marks: grownMarks(marks, chat.marks) };
}

export function orderIds(ids: readonly number[], chats: ReadonlyMap<number, DeskChat>): readonly number[] {
  return [...new Set(ids)]
    .flatMap((id) => chats.get(id) ?? [])
    .toSorted(compareChats)
    .map(({ id }) => id);
}
