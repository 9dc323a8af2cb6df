import { bodySize } from './body-size.mjs';
import { browserHeaders, startContenders } from './contenders.mjs';
import { loadCore, pin, serverCore, unpin } from './cores.mjs';
import { load } from './load.mjs';
import { pageRatios } from './page-ratios.mjs';
import { pages } from './pages.mjs';
import { treeMemory } from './process-tree.mjs';
import { takeTurns } from './turns.mjs';
import { scriptsOf } from './weight.mjs';

const warmUp = 1;
const many = 50;

/**
 * The three pages in every framework: each contender in turn on one core, the load and the admin host on the other.
 * Each page is asked for uncompressed and as a browser asks, over fifty connections, and once over one alone.
 */
export async function measurePages(product, options, started) {
  const contenders = await startContenders(product, { port: options.port + 2, without: options.without }, started);
  for (const { pid } of contenders) pin(pid, serverCore);
  pin(product.admin, loadCore);
  await warm(contenders);

  const measured = {};
  for (const page of pages) {
    console.log(`Loading the ${page.name} page …`);
    const plain = contenders.map(({ name, url, pid }) => ({ name, pid, url: url + page.path }));
    const browser = plain.map((contender) => ({ ...contender, headers: browserHeaders }));
    const { rounds, seconds } = options;
    measured[page.name] = {
      plain: await takeTurns(plain, { rounds, seconds, connections: many }),
      alone: await takeTurns(plain, { rounds: 1, seconds: 1, connections: 1 }),
      browser: await takeTurns(browser, { rounds, seconds, connections: many }),
      bytes: await sizes(plain),
    };
  }
  for (const { pid } of contenders) unpin(pid);
  unpin(product.admin);

  const about = contenders.map(({ name, title, group, pid, memoryAtRest }) => {
    return { name, title, group, memory: { atRest: memoryAtRest, afterLoad: treeMemory(pid) } };
  });
  return {
    rounds: options.rounds,
    seconds: options.seconds,
    connections: many,
    contenders: about,
    pages: measured,
    ratios: pageRatios(measured),
    scripts: await firstScripts(contenders),
  };
}

/** Compiled, and with their own caches filled. */
async function warm(contenders) {
  for (const { url, pid } of contenders) {
    for (const { path } of pages) {
      for (const headers of [{}, browserHeaders]) await load({ url: url + path, pid, headers }, { seconds: warmUp });
    }
  }
}

async function sizes(contenders) {
  const entries = contenders.map(async ({ name, url }) => {
    const [plain, browser] = [await bodySize(url), await bodySize(url, browserHeaders['accept-encoding'])];
    return [name, { plain: plain.bytes, browser: browser.bytes, encoding: browser.encoding ?? 'none' }];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Of the home page; a framework's cached mode sends the same. */
async function firstScripts(contenders) {
  const scripts = {};
  for (const { name, url, group } of contenders) {
    if (group === 'live') scripts[name] = await scriptsOf(url);
  }
  return scripts;
}
