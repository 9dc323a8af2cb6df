import { entryPath } from '@nasaq/contract';
import { setTimeout as wait } from 'node:timers/promises';
import { median } from './median.mjs';
import { asStaff } from './staff.mjs';

const publishes = 20;
const patience = 10_000;
const pace = 2;

/**
 * Milliseconds from the answer to a publish until the site shows it, on the entry's page and on the list, asked every
 * two milliseconds; and from the moment that the publish was sent.
 */
export async function measureFresh({ siteUrl, ...product }) {
  console.log('Publishing …');
  const staff = await asStaff(product);
  const { id, slug, title } = await staff.find('services', 'web-platforms');
  const addresses = { entry: siteUrl + entryPath('services', slug), list: `${siteUrl}/services` };
  const samples = [];
  for (let turn = 1; turn <= publishes; turn += 1) {
    const text = `${title} ${turn}`;
    const sent = performance.now();
    const seen = Promise.all(Object.values(addresses).map((address) => shown(address, text)));
    await staff.publish('services', id, { title: text, slug });
    const answered = performance.now();
    const [entry, list] = await seen;
    samples.push({ entry: entry - answered, list: list - answered, sinceSent: Math.max(entry, list) - sent });
  }
  await staff.publish('services', id, { title, slug });
  const of = (name) => summary(samples.map((sample) => sample[name]));
  return { publishes, entry: of('entry'), list: of('list'), sinceSent: of('sinceSent') };
}

/** A page may show it before the publish itself is answered. */
function summary(values) {
  return { median: Math.max(0, median(values)), max: Math.max(0, ...values) };
}

/** @returns {Promise<number>} when a page first showed a text */
async function shown(address, text) {
  const deadline = performance.now() + patience;
  while (performance.now() < deadline) {
    const html = await (await fetch(address)).text();
    if (html.includes(text)) return performance.now();
    await wait(pace);
  }
  throw new Error(`${address} does not show what was published ten seconds ago.`);
}
