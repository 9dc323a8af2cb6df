import { cachedPeers, livePeers, startPeer } from './peers.mjs';
import { treeMemory } from './process-tree.mjs';
import { pages } from './pages.mjs';
import { checkSameContent } from './same-content.mjs';
import { rendering, startSite, uncached } from './site-process.mjs';

/** What browsers send. */
export const browserHeaders = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/**
 * Everything that shows the three pages, running and checked to show the same: our site with its page cache, with
 * cached answers of the admin host alone, and without either, the peers that render every page and those that keep it, and two limits.
 * @param {{ siteUrl: string, adminUrl: string, site: number }} product
 * @param {{ port: number, without: string[] }} options `port`: the first that is free
 */
export async function startContenders({ siteUrl, adminUrl, site }, { port, without }, started) {
  const where = (place) => ({ siteUrl, adminUrl, port: port + place });
  const live = await startSite({ ...where(0), env: uncached }, started);
  const answers = await startSite({ ...where(1), env: rendering }, started);
  const ours = [
    { name: 'site/cached', title: 'Nasaq, page cache', group: 'cached', url: siteUrl, pid: site },
    { name: 'site/live', title: 'Nasaq, no cache', group: 'live', url: live.url, pid: live.pid },
    { name: 'site/answers', title: 'Nasaq, cached answers', group: 'answers', url: answers.url, pid: answers.pid },
  ];
  const peers = [
    ...livePeers.map((name) => ({ name, group: 'live' })),
    ...cachedPeers.map((name) => ({ name, group: 'cached' })),
    { name: 'react/limit', group: 'limit' },
    { name: 'raw/limit', group: 'limit' },
    { name: 'raw/headers', group: 'limit' },
  ].filter(({ name }) => !without.includes(name.split('/')[0]));
  const running = [];
  for (const [place, { name, group }] of peers.entries()) {
    running.push({ name, group, ...(await startPeer(name, where(place + 2), started)) });
  }
  for (const { title, url } of running) {
    for (const { path } of pages) await checkSameContent(title, siteUrl + path, url + path);
  }
  return [...ours, ...running].map((contender) => ({ ...contender, memoryAtRest: treeMemory(contender.pid) }));
}
