import { chmod, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { entryPath, localePath, locales, paths, type Receipt } from '@nasaq/contract';
import { expect, onTestFinished, test } from 'vitest';
import { quickFolder } from '../../bin/test/quick-folder.ts';
import { anyOffer, validValues } from '../support/submission-values.ts';
import { Chatter } from '../faults/chat/chatter.ts';
import { conversation, wholeOf } from '../faults/chat/conversation.ts';
import type { App } from '../faults/product/app.ts';
import { startBalancer } from '../faults/product/balancer.ts';
import { ports } from '../faults/product/places.ts';
import { openProduct, type Product } from '../faults/product/product.ts';
import { until } from '../faults/product/until.ts';
import { call } from '../faults/sender/call.ts';
import { eachOnce, freshDomain, outcome } from '../faults/sender/count.ts';
import { freshAddress } from '../faults/sender/fresh-address.ts';
import { Sender } from '../faults/sender/sender.ts';
import { ask } from '../faults/sender/valid-draft.ts';
import { startLoad } from './steady-load.ts';

const release = process.env.CAMPAIGN_RELEASE;
const perSecond = Number(process.env.CAMPAIGN_RATE ?? 500);
const chats = Number(process.env.CAMPAIGN_CHATS ?? 100);
/** Milliseconds. */
const formEvery = Number(process.env.CAMPAIGN_FORM_EVERY ?? 50);
/** Milliseconds for which a busy machine is waited for. */
const patience = 600_000;
/** Seconds: longer than the balancers need to notice. */
const drain = 4;
const kinds = ['contacts', 'orders', 'feedback', 'reports'] as const;
const front = ports.pooler + 1;
const frontUrl = `http://localhost:${front}`;

const pages = [
  entryPath('services', 'web-platforms'),
  ...locales.flatMap((locale) =>
    [paths.home, paths.services, paths.works, paths.blog, paths.contact].map((page) => localePath(locale, page)),
  ),
];

test.skipIf(!release)(
  'an earlier release becomes this one and goes back under readers, open chats and forms → nothing fails, is lost or comes twice',
  async () => {
    const product = await openBoth();
    await readOnce(ports.site);
    const domain = freshDomain();
    const offer = await anyOffer(ask);
    const chatters = Array.from(
      { length: chats },
      (_, place) => new Chatter(`c${place}@${freshDomain()}`, locales[place % 2], frontUrl),
    );
    for (const chatter of chatters) await chatter.start();

    const over = new AbortController();
    const senders: Sender[] = [];
    const forms = (async () => {
      const sending: Promise<Receipt>[] = [];
      for (let place = 0; !over.signal.aborted; place += 1) {
        const sender = new Sender(locales[place % 2], freshAddress(), frontUrl);
        const kind = kinds[place % kinds.length]!;
        const draft = sender.draft(kind, validValues(kind, `s${place}@${domain}`, offer));
        senders.push(sender);
        sending.push(sender.send(draft, { patience, attempt: 60_000 }));
        await wait(formEvery);
      }
      return Promise.all(sending);
    })();
    const talk = (async () => {
      const talking: Promise<void>[] = [];
      for (let place = 0; !over.signal.aborted; place += 1) {
        talking.push(chatters[place % chats]!.say(`Message ${place}`));
        await wait(200);
      }
      await Promise.all(talking);
    })();
    const load = startLoad(frontUrl, perSecond, pages);

    const { admin, replica, second, site } = product;
    const order: [string, App, App, number][] = [
      ['up: admin host', second, admin, ports.second],
      ['up: site', replica, site, ports.replica],
      ['back: admin host', admin, second, ports.admin],
      ['back: site', site, replica, ports.site],
    ];
    const took: Record<string, number> = {};
    for (const [step, next, last, port] of order) {
      const begun = performance.now();
      await next.start();
      await becomesReady(port);
      if (step.endsWith('site')) await readOnce(port);
      await last.kill('SIGTERM');
      took[step] = Math.round(performance.now() - begun);
      await wait(2_000);
    }

    over.abort();
    const read = await load.end();
    const receipts = await forms;
    await talk;
    const said = await conversation(product, chatters);
    chatters.forEach((chatter) => chatter.close());
    const atFirst = senders.filter(({ told }) => [200, 201].includes(told[0]?.status ?? 0)).length;
    const { answered, failed } = read;
    console.info(
      `    ${JSON.stringify({ took, read: { answered, perSecond: read.perSecond, failed: failed.length } })}`,
    );
    console.info(`    ${receipts.length} forms, ${atFirst} of them answered at the first try; ${chats} chats`);
    expect(failed.slice(0, 20)).toEqual([]);
    expect(atFirst).toBe(receipts.length);
    expect(said).toEqual(wholeOf(said));
    expect(await outcome(product, domain, receipts, { patience })).toEqual(eachOnce(receipts));
  },
);

/** The earlier release on its own database with the demo company, behind a balancer before the sites and one before the admin hosts. */
async function openBoth(): Promise<Product> {
  const folder = await mkdtemp(path.join(quickFolder(), 'nasaq-upgrade-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  // PostgreSQL runs as another user where this is root.
  await chmod(folder, 0o755);
  const ready = watchReadiness([ports.admin, ports.second, ports.site, ports.replica]);
  const back = await startBalancer(ports.between, [ports.admin, ports.second], ready);
  onTestFinished(() => back.close());
  const ahead = await startBalancer(front, [ports.site, ports.replica], ready);
  onTestFinished(() => ahead.close());
  const sites = [ports.site, ports.replica].map((port) => `http://localhost:${port}`);
  const settings = {
    NASAQ_DEMO: 'true',
    DRAIN_SECONDS: String(drain),
    SITE_ADDRESSES: sites.join(),
    // The balancer's own address is the reader's.
    UNCACHED_PER_ADDRESS: '100000',
    SUBMISSIONS_PER_ADDRESS: '100000',
  };
  const product = await openProduct(folder, settings, `http://localhost:${ports.between}`, release);
  onTestFinished(() => product.stop());
  return product;
}

/** As a balancer asks: every quarter of a second, and one answer other than 200 is enough. */
function watchReadiness(watched: readonly number[]): (port: number) => boolean {
  const ready = new Set<number>();
  const over = new AbortController();
  onTestFinished(() => over.abort());
  for (const port of watched)
    void (async () => {
      while (!over.signal.aborted) {
        if (await isReady(port)) ready.add(port);
        else ready.delete(port);
        await wait(250);
      }
    })();
  return (port) => ready.has(port);
}

async function isReady(port: number): Promise<boolean> {
  const answer = await call(`http://localhost:${port}/readyz`, { patience: 2_000 }).catch(() => undefined);
  return answer?.status === 200;
}

async function becomesReady(port: number): Promise<void> {
  await until(() => isReady(port), `${port} is ready`, { patience });
}

/** Each page once, as a balancer's warm-up does before it sends readers to a site. */
async function readOnce(port: number): Promise<void> {
  for (const page of pages) {
    const { status } = await call(`http://localhost:${port}${page}`, { patience: 60_000 });
    expect(status, `${port} ${page}`).toBe(200);
  }
}
