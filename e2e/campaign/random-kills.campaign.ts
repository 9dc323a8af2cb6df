import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { randomFrom } from '../../apps/admin/src/content/saving/testing/random.ts';
import { startBalancer } from '../faults/product/balancer.ts';
import { ports, replicaUrl, siteUrl } from '../faults/product/places.ts';
import type { Product } from '../faults/product/product.ts';
import { startProduct } from '../faults/product/start-product.ts';
import { eachOnce, freshDomain, outcome } from '../faults/sender/count.ts';
import { freshAddress } from '../faults/sender/fresh-address.ts';
import { Sender } from '../faults/sender/sender.ts';
import { validDraft } from '../faults/sender/valid-draft.ts';

const seed = Number(process.env.CAMPAIGN_SEED ?? Date.now() % 100_000);
const seconds = Number(process.env.CAMPAIGN_SECONDS ?? 180);
const submissions = Number(process.env.CAMPAIGN_SUBMISSIONS ?? 500);
const kinds = ['contacts', 'orders', 'feedback', 'reports'] as const;
/** Milliseconds for which somebody goes on trying: hosts start for long on a busy machine. */
const patience = 600_000;

/** What dies, and comes back at once, as a service manager brings it. */
type Victims = Record<string, () => Promise<void>>;

function victimsOf({ admin, database, replica, second, site }: Product, hosts: 1 | 2): Victims {
  const postgres = async () => {
    await database.kill();
    await database.start();
  };
  const one = { site: () => site.restart(), 'admin host': () => admin.restart(), PostgreSQL: postgres };
  return hosts === 1
    ? one
    : { ...one, 'second site': () => replica.restart(), 'second admin host': () => second.restart() };
}

test.each([1, 2] as const)('%d of each host, killed at random → sent = answered = stored = mailed', async (hosts) => {
  const random = randomFrom(seed + hosts);
  const { product, sites } = await open(hosts);
  const domain = freshDomain();
  const writing = [];
  for (let place = 0; place < submissions; place += 1) {
    const sender = new Sender(place % 2 ? 'ar' : 'en', freshAddress(), sites[place % sites.length]);
    const draft = await validDraft(sender, kinds[place % kinds.length]!, `s${place}@${domain}`);
    writing.push({ sender, draft, after: random() * seconds * 1000 });
  }
  const end = Date.now() + seconds * 1000;
  const sending = writing.map(async ({ after, draft, sender }) => {
    await wait(after);
    return sender.send(draft, { patience });
  });
  const [receipts, kills] = await Promise.all([
    Promise.all(sending),
    killUntil(end, victimsOf(product, hosts), random),
  ]);
  const atFirst = writing.filter(({ sender }) => sender.told[0]?.status === 201).length;
  console.info(`    seed ${seed}, ${hosts} of each host, ${seconds} s, killed ${JSON.stringify(kills)}`);
  console.info(`    ${submissions} sent, ${receipts.length} answered, ${atFirst} of them at the first try`);
  expect(Object.values(kills).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
  expect(await outcome(product, domain, receipts, { patience })).toEqual(eachOnce(receipts));
  expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(submissions);
});

async function open(hosts: 1 | 2): Promise<{ product: Product; sites: string[] }> {
  if (hosts === 1) {
    const product = await startProduct();
    onTestFinished(() => product.stop());
    return { product, sites: [siteUrl] };
  }
  const balancer = await startBalancer(ports.between, [ports.admin, ports.second]);
  onTestFinished(() => balancer.close());
  const sites = [siteUrl, replicaUrl];
  const between = `http://localhost:${ports.between}`;
  const product = await startProduct({ between, settings: { SITE_ADDRESSES: sites.join() } });
  onTestFinished(() => product.stop());
  await Promise.all([product.second.start(), product.replica.start()]);
  return { product, sites };
}

/** @returns how often each was killed */
async function killUntil(end: number, victims: Victims, random: () => number): Promise<Record<string, number>> {
  const names = Object.keys(victims);
  const kills = Object.fromEntries(names.map((name) => [name, 0]));
  for (;;) {
    await wait(2_000 + random() * 10_000);
    if (Date.now() >= end) return kills;
    const name = names[Math.floor(random() * names.length)]!;
    await victims[name]!();
    kills[name]! += 1;
  }
}
