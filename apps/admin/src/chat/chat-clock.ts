import type { Payload } from 'payload';
import { isOutage } from '../platform/database/database-outage.ts';
import { mailAnswers } from './mail-answers.ts';
import { wakeSnoozed } from './wake-snoozed.ts';

/** Milliseconds. */
const interval = 10_000;

/**
 * Wakes snoozed chats and mails answers to who has left, on each host: the database hands each chat to one of them.
 * @returns the function that ends it
 */
export function startChatClock(payload: Payload): () => Promise<void> {
  let running = Promise.resolve();
  const timer = setInterval(() => (running = running.then(run)), interval);
  return async () => {
    clearInterval(timer);
    await running;
  };

  async function run(): Promise<void> {
    try {
      await wakeSnoozed(payload);
      await mailAnswers(payload);
    } catch (error) {
      if (!isOutage(error)) payload.logger.error({ err: error, msg: 'The clock of chats has failed; it goes on.' });
    }
  }
}
