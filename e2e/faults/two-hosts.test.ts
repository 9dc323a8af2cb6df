import { apiBasePath, type Item, type List, type Service, type ServiceSummary } from '@nasaq/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Answerer } from './chat/answerer.ts';
import { Chatter } from './chat/chatter.ts';
import { conversation, wholeOf } from './chat/conversation.ts';
import { type Balancer, startBalancer } from './product/balancer.ts';
import { Editor } from './product/editor.ts';
import { administrator, adminUrl, ports, replicaUrl, secondAdminUrl, siteUrl } from './product/places.ts';
import type { Product } from './product/product.ts';
import { readPage } from './product/read-page.ts';
import { startProduct } from './product/start-product.ts';
import { until } from './product/until.ts';
import { call } from './sender/call.ts';
import { eachOnce, freshDomain, outcome } from './sender/count.ts';
import { Sender } from './sender/sender.ts';
import { ask, validDraft } from './sender/valid-draft.ts';

const hosts = [adminUrl, secondAdminUrl];
const sites = [siteUrl, replicaUrl];
let balancer: Balancer;
let product: Product;

beforeAll(async () => {
  balancer = await startBalancer(ports.between, [ports.admin, ports.second]);
  product = await startProduct({
    between: `http://localhost:${ports.between}`,
    settings: { SITE_ADDRESSES: sites.join() },
  });
  await Promise.all([product.second.start(), product.replica.start()]);
});
afterAll(async () => {
  await product.stop();
  await balancer.close();
});

const api = async <T>(host: string, path: string, init: { method?: string; body?: string } = {}): Promise<T> =>
  JSON.parse(
    (
      await call(`${host}${apiBasePath}${path}`, {
        headers: { locale: 'en', 'content-type': 'application/json' },
        ...init,
      })
    ).text,
  ) as T;

test(
  'what one host publishes is in the answers and the search of the other, and on both sites',
  { tags: ['proof'] },
  async () => {
    const [{ slug, summary }] = (await ask<List<ServiceSummary>>('services', 'en')).data as [ServiceSummary];
    const editor = new Editor();
    const id = await editor.idOf('services', slug, 'en');
    const page = `/services/${slug}`;
    for (const site of sites)
      await until(async () => (await readPage(page, {}, 'GET', site)).cache === 'hit', 'it is kept');
    for (const host of hosts) await api(host, `services/${slug}?v=2`);
    const word = 'quincunxes';
    const begun = performance.now();
    await editor.publish('services', id, 'en', { summary: `A summary with ${word}.` });
    await Promise.all([
      ...sites.map((site) =>
        until(async () => (await readPage(page, {}, 'GET', site)).text.includes(word), `${site} shows it`),
      ),
      ...hosts.map((host) =>
        until(
          async () => (await api<Item<Service>>(host, `services/${slug}?v=2`)).data.summary.includes(word),
          `${host} answers it`,
        ),
      ),
      ...hosts.map((host) =>
        until(async () => {
          const body = JSON.stringify({ search: word });
          return (await api<List<unknown>>(host, 'search?v=2', { method: 'POST', body })).data.length > 0;
        }, `${host} finds it`),
      ),
    ]);
    console.info(`    on both sites and hosts, and found, after ${Math.round(performance.now() - begun)} ms`);
    const answers = await Promise.all(hosts.map((host) => api<Item<Service>>(host, `services/${slug}?v=2`)));
    expect(answers.map(({ data }) => data.summary)).toEqual(hosts.map(() => `A summary with ${word}.`));
    await editor.publish('services', id, 'en', { summary });
  },
);

test('who has signed in at one host is signed in at the other', { tags: ['proof'] }, async () => {
  const { text } = await call(`${adminUrl}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  });
  const cookie = `nasaq-admin-token=${(JSON.parse(text) as { token: string }).token}`;
  const me = await call(`${secondAdminUrl}/api/users/me`, { headers: { cookie } });
  expect((JSON.parse(me.text) as { user: { email: string } }).user.email).toBe(administrator.email);
});

test('an address has as many forms on two hosts as on one', { tags: ['proof'] }, async () => {
  const domain = freshDomain();
  const from = new Sender().from;
  const drafts = await Promise.all(
    Array.from({ length: 24 }, async (_, place) => {
      const sender = new Sender('en', from);
      return { sender, draft: await validDraft(sender, 'contacts', `s${place}@${domain}`) };
    }),
  );
  const statuses: number[] = [];
  for (const { draft, sender } of drafts) statuses.push((await sender.post(draft)).status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(10);
  expect(statuses.slice(10).every((status) => status === 429)).toBe(true);
});

test(
  'in maintenance both hosts read on and put forms off; what was sent meanwhile arrives once when it is over',
  { tags: ['proof'] },
  async () => {
    const domain = freshDomain();
    const senders = await Promise.all(
      Array.from({ length: 6 }, async (_, place) => {
        const sender = new Sender(place % 2 ? 'ar' : 'en');
        return { sender, draft: await validDraft(sender, 'contacts', `s${place}@${domain}`) };
      }),
    );
    const states = () => Promise.all(hosts.map(async (host) => (await call(`${host}/api/maintenance`)).text));
    const said = async (word: 'on' | 'off') => {
      // As `nasaq maintenance` writes it.
      await product.rows.query(
        word === 'on'
          ? `INSERT INTO payload_kv (key, data) VALUES ('nasaq-maintenance', jsonb_build_object('since', now()))`
          : "DELETE FROM payload_kv WHERE key = 'nasaq-maintenance'",
      );
      await product.rows.query("SELECT pg_notify('nasaq_maintenance', $1)", [word]);
      const readOnly = JSON.stringify({ readOnly: word === 'on' });
      await until(async () => (await states()).every((text) => text === readOnly), `both hosts know: ${word}`);
    };
    await said('on');
    const refused = await Promise.all(senders.map(({ draft, sender }) => sender.post(draft)));
    expect(refused.map(({ status }) => status)).toEqual(senders.map(() => 503));
    expect(refused.map(({ headers }) => Number(headers['retry-after']))).toEqual(senders.map(() => 10));
    for (const site of sites) expect((await readPage('/services', {}, 'GET', site)).status).toBe(200);
    for (const host of hosts) expect((await call(`${host}/readyz`)).status).toBe(200);
    expect(await product.rows.from('contacts', domain)).toEqual([]);
    const sending = senders.map(({ draft, sender }) => sender.send(draft));
    await said('off');
    const receipts = await Promise.all(sending);
    expect(await outcome(product, domain, receipts)).toEqual(eachOnce(receipts));
  },
);

test(
  'visitors on both hosts are answered from either, while one host is killed and comes back and the other is killed for good: each message and form once',
  { tags: ['proof'] },
  async () => {
    // Who finds nobody at first gets a mail, too.
    const [domain, chatting] = [freshDomain(), freshDomain()];
    const chatters = Array.from(
      { length: 6 },
      (_, place) => new Chatter(`c${place}@${chatting}`, place % 2 ? 'ar' : 'en'),
    );
    const answerers = await Promise.all(hosts.map((host) => new Answerer(host).signIn()));
    await Promise.all(chatters.map((chatter) => chatter.start()));
    const talking = chatters.map(async (chatter, place) => {
      for (let count = 0; count < 8; count += 1) {
        await chatter.say(`Message ${count}`);
        if (count % 2) await answerers[(place + count) % 4 < 2 ? 0 : 1]!.answer(product, chatter, `Answer ${count}`);
      }
    });
    const writing = Array.from({ length: 30 }, async (_, place) => {
      const sender = new Sender(place % 2 ? 'ar' : 'en');
      return sender.send(await validDraft(sender, 'contacts', `s${place}@${domain}`));
    });
    await Promise.race(writing);
    await product.second.restart();
    // The other one ends what it has begun.
    await product.admin.kill();
    await Promise.all(talking);
    const receipts = await Promise.all(writing);
    const all = answerers.flatMap(({ sent }) => sent);
    const said = await conversation(product, chatters, Object.assign(answerers[0]!, { sent: all }));
    chatters.forEach((chatter) => chatter.close());
    expect(said).toEqual(wholeOf(said));
    expect(await outcome(product, domain, receipts)).toEqual(eachOnce(receipts));
  },
);
