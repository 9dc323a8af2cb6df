import type { DeskChat } from '../../desk/desk-calls.ts';
import { type DeskState, concerns, unreadMessages } from '../state/desk-state.ts';

/** How an agent wants to be called in this browser. */
export interface AlertChoices {
  sound: boolean;
  /** Notifications of the system. */
  desktop: boolean;
}

const key = 'nasaq-chat-alerts';

/** How this browser calls the agent. */
export function readAlertChoices(storage: Pick<Storage, 'getItem'>): AlertChoices {
  try {
    return { sound: true, desktop: false, ...(JSON.parse(storage.getItem(key) ?? '{}') as Partial<AlertChoices>) };
  } catch {
    return { sound: true, desktop: false };
  }
}

/** Stores what the agent has chosen. */
export function keepAlertChoices(storage: Pick<Storage, 'setItem'>, choices: AlertChoices): void {
  try {
    storage.setItem(key, JSON.stringify(choices));
  } catch {
    // A browser that keeps nothing: the choice holds until the page is closed.
  }
}

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

/** The tab's title, with how many messages of visitors this agent has not read. */
export function titleOf(title: string, chats: Iterable<DeskChat>, me: number, format: Intl.NumberFormat): string {
  let unread = 0;
  for (const chat of chats) if (concerns(chat, me) && chat.state !== 'resolved') unread += unreadMessages(chat);
  return unread > 0 ? `(${format.format(unread)}) ${title}` : title;
}

let context: AudioContext | undefined;

/** Two soft tones. A browser plays nothing before the page was touched for the first time: then it is silent. */
export function chime(): void {
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  if (context.state === 'suspended') void context.resume();
  for (const [index, frequency] of [660, 880].entries()) {
    const start = currentTime + index * 0.14;
    const tone = new OscillatorNode(context, { frequency });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.12, start + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.3);
    tone.connect(volume).connect(destination);
    tone.start(start);
    tone.stop(start + 0.32);
  }
}
