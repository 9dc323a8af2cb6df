import type { DeskChat, DeskFolder } from '../../desk/desk-calls.ts';

/** Whether a chat lies in a folder of the agent `me`, as the host counts them. */
export function liesIn(folder: DeskFolder, { assignee, spam, state }: DeskChat, me: number): boolean {
  if (folder === 'spam') return spam;
  if (spam) return false;
  const isRunning = state === 'open' || state === 'pending';
  if (folder === 'mine') return assignee?.id === me && isRunning;
  if (folder === 'unassigned') return assignee === null && isRunning;
  return state === folder;
}

/** Who waits longest first, then the latest message first. */
export function compareChats(one: DeskChat, other: DeskChat): number {
  if (one.waitingSince && other.waitingSince) return moment(one.waitingSince) - moment(other.waitingSince);
  if (one.waitingSince || other.waitingSince) return one.waitingSince ? -1 : 1;
  return moment(other.lastMessage?.at ?? other.startedAt) - moment(one.lastMessage?.at ?? one.startedAt);
}

const moment = (value: string) => Date.parse(value);

/** Messages of the visitor that nobody of the team has seen; what was read here since the host counted does not count. */
export function unreadMessages({ lastSequence, marks, spam, unread }: DeskChat): number {
  return spam ? 0 : Math.min(unread, Math.max(0, lastSequence - marks.agentRead));
}

/** Whether a chat is this agent's to answer: theirs, or nobody's yet. */
export function concerns({ assignee, spam }: DeskChat, me: number): boolean {
  return !spam && (assignee === null || assignee.id === me);
}
