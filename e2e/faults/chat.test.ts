import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { Answerer } from './chat/answerer.ts';
import { Chatter } from './chat/chatter.ts';
import { conversation, wholeOf } from './chat/conversation.ts';
import { startBetween, type Between } from './product/between.ts';
import type { Product } from './product/product.ts';
import { startProduct } from './product/start-product.ts';
import { until } from './product/until.ts';
import { freshDomain } from './sender/count.ts';
import { errorOf } from './sender/sender.ts';

let between: Between;
let product: Product;
let answerer: Answerer;
let chatters: Chatter[];
beforeAll(async () => {
  between = await startBetween();
  product = await startProduct({ between: between.url });
});
afterAll(async () => {
  await product.stop();
  await between.close();
});
beforeEach(async () => {
  const domain = freshDomain();
  chatters = Array.from({ length: 8 }, (_, place) => new Chatter(`c${place}@${domain}`, place % 2 ? 'ar' : 'en'));
  answerer = await new Answerer().signIn();
});
afterEach(() => chatters.forEach((chatter) => chatter.close()));

/** Everybody writes ten messages, one after the other, and is answered five times; `fault` comes in the midst of it. */
async function talk(fault: () => Promise<unknown>): Promise<void> {
  await Promise.all(chatters.map((chatter) => chatter.start()));
  const writing = chatters.map(async (chatter) => {
    for (let count = 0; count < 10; count += 1) {
      await chatter.say(`Message ${count}`);
      if (count % 2) await answerer.answer(product, chatter, `Answer ${count}`);
    }
  });
  await until(() => answerer.sent.length >= 8, 'the chats are under way');
  await Promise.all([fault(), ...writing]);
}

test(
  'the admin host is killed and started again during eight chats → each message stored and delivered once',
  { tags: ['proof'] },
  async () => {
    await talk(() => product.admin.restart());
    const outcome = await conversation(product, chatters, answerer);
    expect(outcome.sent).toHaveLength(8 * (1 + 10 + 5));
    expect(outcome).toEqual(wholeOf(outcome));
  },
);

test(
  'the admin host is stopped as for an update during eight chats → each message stored and delivered once',
  { tags: ['proof'] },
  async () => {
    await talk(async () => {
      await product.admin.kill('SIGTERM');
      await product.admin.start();
    });
    const outcome = await conversation(product, chatters, answerer);
    expect(outcome).toEqual(wholeOf(outcome));
  },
);

test(
  'the database is restarted during eight chats → each message stored and delivered once',
  { tags: ['proof'] },
  async () => {
    await talk(async () => {
      await product.database.stop();
      await product.database.start();
    });
    const outcome = await conversation(product, chatters, answerer);
    expect(outcome).toEqual(wholeOf(outcome));
  },
);

test('every connection is cut for a second, twice → each message delivered once', async () => {
  await talk(async () => {
    for (let times = 0; times < 2; times += 1) {
      const answered = answerer.sent.length;
      for (const chatter of chatters) {
        chatter.pause = 1_000;
        chatter.cut();
      }
      await until(() => answerer.sent.length > answered, 'the chats go on');
    }
  });
  const outcome = await conversation(product, chatters, answerer);
  expect(outcome).toEqual(wholeOf(outcome));
});

test('cut in the midst of a message, before it is taken and after → it is one message', async () => {
  const [chatter] = chatters as [Chatter];
  chatters = [await chatter.start()];
  for (const keep of [() => between.stopNext('/messages'), () => between.holdNext('/messages')]) {
    const kept = keep();
    const saying = chatter.say('Once');
    await kept;
    between.drop();
    await saying;
  }
  const outcome = await conversation(product, chatters);
  expect(outcome.sent).toHaveLength(3);
  expect(outcome).toEqual(wholeOf(outcome));
});

test('a message of a megabyte is refused with a reason on the whole way, and nothing of it is stored', async () => {
  const [chatter] = chatters as [Chatter];
  chatters = [await chatter.start()];
  const refused = await chatter.post(`chat/${chatter.reference}/messages`, {
    clientId: randomUUID(),
    text: 'م'.repeat(500_000),
  });
  expect([refused.status, errorOf(refused).code]).toEqual([413, 'payload_too_large']);
  const outcome = await conversation(product, chatters);
  expect(outcome).toEqual(wholeOf(outcome));
});
