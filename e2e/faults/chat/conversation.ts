import type { Product } from '../product/product.ts';
import { until } from '../product/until.ts';
import type { Answerer } from './answerer.ts';
import type { Chatter } from './chatter.ts';

/** What became of everything that was said: three lists that should be equal, and numbers that should have no gap. */
export interface Conversation {
  /** Ids that their writers know to be taken. */
  sent: string[];
  stored: unknown[];
  /** Of each visitor: whether the stream has brought every message of the chat, once, in order. */
  delivered: boolean[];
}

/** Waits until every stream has brought everything, and counts. */
export async function conversation(
  { rows }: Product,
  chatters: readonly Chatter[],
  answerer?: Answerer,
): Promise<Conversation> {
  const references = chatters.map(({ reference }) => reference);
  const stored = await rows.query(
    `SELECT m.client_id, m.sequence::int, m."from", chats.reference FROM chat_messages m JOIN chats ON chats.id = m.chat_id
     WHERE chats.reference = ANY($1) ORDER BY m.id`,
    [references],
  );
  const numbersOf = ({ reference }: Chatter) =>
    stored.filter((row) => row.reference === reference).map(({ sequence }) => Number(sequence));
  // What never comes shows in the comparison, which says more than this wait.
  await until(
    () => chatters.every((chatter) => chatter.delivered.length >= numbersOf(chatter).length),
    'everything is delivered',
    { patience: 60_000 },
  ).catch(() => {});
  const said = stored.filter(({ from }) => from !== 'system').map(({ client_id: id }) => id);
  const sent = [...chatters.flatMap((chatter) => chatter.sent), ...(answerer?.sent ?? [])];
  const counts = {
    sent: sent.length,
    stored: said.length,
    delivered: chatters.reduce((sum, { delivered }) => sum + delivered.length, 0),
    numbered: stored.length,
  };
  console.info(`    ${JSON.stringify(counts)}`);
  return {
    sent: sent.toSorted(),
    stored: said.toSorted(),
    delivered: chatters.map((chatter) => {
      const numbers = numbersOf(chatter).toSorted((a, b) => a - b);
      const isWhole = numbers.every((number, place) => number === place + 1);
      return isWhole && JSON.stringify(chatter.delivered) === JSON.stringify(numbers);
    }),
  };
}

/** What each conversation should be. */
export function wholeOf({ sent, delivered }: Conversation): Conversation {
  return { sent, stored: sent, delivered: delivered.map(() => true) };
}
