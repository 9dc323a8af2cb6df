import { setTimeout as wait } from 'node:timers/promises';
import { loadCore, pin, serverCore, unpin } from './cores.mjs';
import { load } from './load.mjs';
import { median } from './median.mjs';
import { bodySize } from './body-size.mjs';
import { startPeer } from './peers.mjs';
import { checkSameContent } from './same-content.mjs';
import { scriptsOf } from './weight.mjs';

const warmUp = 3;
const pause = 500;
/** What browsers send; our site answers with brotli, Next.js with gzip. */
const browser = 'gzip, deflate, br, zstd';

/**
 * The uncached home page: ours against Next.js with the same content from the same admin host, as a browser asks for
 * it and uncompressed; and two limits: React alone with the data at hand, and node:http alone with a finished answer.
 * In each round every contender has one turn, in changing order; each figure is the median of the rounds.
 */
export async function measureRequests(product, { rounds, seconds, port }, started) {
  const next = await startPeer('next', port + 2, product, started);
  const react = await startPeer('react', port + 3, product, started);
  const raw = await startPeer('raw', port + 4, product, started);
  const ours = { url: product.siteUrl, pid: product.site };
  await checkSameContent(ours.url, next.url);

  const contenders = [
    { name: 'site', ...ours, encoding: browser },
    { name: 'next', ...next, encoding: browser },
    { name: 'site-plain', ...ours },
    { name: 'next-plain', ...next },
    { name: 'react', ...react },
    { name: 'raw', ...raw },
  ];
  for (const { pid } of contenders) pin(pid, serverCore);
  pin(product.admin, loadCore);
  for (const contender of contenders) await load(contender, warmUp);

  const samples = new Map(contenders.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    console.log(`Round ${round + 1} of ${rounds} …`);
    for (const contender of round % 2 ? contenders.toReversed() : contenders) {
      await wait(pause);
      samples.get(contender.name).push(await load(contender, seconds));
    }
  }
  for (const { pid } of [...contenders, { pid: product.admin }]) unpin(pid);

  const measured = {};
  for (const { name, url, encoding } of contenders) {
    measured[name] = {
      ...medians(samples.get(name)),
      bytes: (await bodySize(url, encoding)).bytes,
      samples: samples.get(name),
    };
  }
  return { rounds, seconds, contenders: measured, ratios: ratios(measured), nextScripts: await scriptsOf(next.url) };
}

function medians(samples) {
  const names = Object.keys(samples[0]);
  return Object.fromEntries(names.map((name) => [name, median(samples.map((sample) => sample[name]))]));
}

function ratios({ site, next, 'site-plain': sitePlain, 'next-plain': nextPlain }) {
  return {
    asBrowser: site.perSecond / next.perSecond,
    plain: sitePlain.perSecond / nextPlain.perSecond,
    processorAsBrowser: next.processor / site.processor,
    processorPlain: nextPlain.processor / sitePlain.processor,
  };
}
