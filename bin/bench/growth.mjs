import { loadCore, pin, serverCore, unpin } from './cores.mjs';
import { load } from './load.mjs';
import { pages } from './pages.mjs';
import { startPeer } from './peers.mjs';
import { treeMemory } from './process-tree.mjs';
import { startSite, uncached } from './site-process.mjs';
import { takeTurns } from './turns.mjs';

const steps = [1, 10, 50, 200, 1000];
/** Of more than this, the site without its page cache sends some away. */
const mostUncached = 200;

/** What more connections cost: the home and list page of our site with its page cache and without, beside node:http. */
export async function measureGrowth(product, { rounds, seconds, port }, started) {
  const live = await startSite({ ...product, port: port + 2, env: uncached }, started);
  const raw = await startPeer('raw/limit', { ...product, port: port + 3 }, started);
  const servers = [
    { name: 'site/cached', url: product.siteUrl, pid: product.site },
    { name: 'site/live', ...live },
    { name: 'raw/limit', ...raw },
  ];
  for (const { pid } of servers) pin(pid, serverCore);
  pin(product.admin, loadCore);
  const rows = [];
  for (const { name: page, path } of pages.slice(0, 2)) {
    const contenders = servers.map(({ name, url, pid }) => ({ name, pid, url: url + path }));
    for (const contender of contenders) await load(contender, { seconds: 1 });
    for (const connections of steps) {
      console.log(`${page} page, ${connections} connections …`);
      const asked = contenders.filter(({ name }) => name !== 'site/live' || connections <= mostUncached);
      const measured = await takeTurns(asked, { rounds, seconds, connections });
      rows.push({ page, connections, measured, memory: treeMemory(product.site) });
    }
  }
  for (const { pid } of servers) unpin(pid);
  unpin(product.admin);
  return { rounds, seconds, rows };
}
