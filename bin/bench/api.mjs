import { apiBasePath, apiVersion, localeHeader } from '@nasaq/contract';
import { loadCore, pin, serverCore, unpin } from './cores.mjs';
import { load } from './load.mjs';
import { startPeer } from './peers.mjs';
import { takeTurns } from './turns.mjs';

const goal = 20_000;
const lists = { services: 'services', home: 'home', posts: 'posts' };

/**
 * Lists of the API that are kept: asked of the admin host itself, through the site as browsers ask, and as finished
 * buffers of node:http. Whoever answers has one core for itself.
 */
export async function measureApi(product, { rounds, seconds, port }, started) {
  const raw = await startPeer('raw/limit', { ...product, port: port + 2 }, started);
  const headers = { accept: 'application/json', [localeHeader]: 'en' };
  const rows = [];
  for (const [name, list] of Object.entries(lists)) {
    const path = `${apiBasePath}${list}?v=${apiVersion}`;
    const asked = (contender, url, pid) => ({ name: contender, url: url + path, pid, headers });
    const admin = asked('admin', product.adminUrl, product.admin);
    const site = asked('site', product.siteUrl, product.site);
    const limit = asked('raw', raw.url, raw.pid);
    pin(raw.pid, serverCore);
    const own = await onOneCore([admin, limit], product.admin, product.site, { rounds, seconds });
    const through = await onOneCore([site], product.site, product.admin, { rounds, seconds });
    rows.push({ name, path, ...own, ...through });
  }
  return { goal, rounds, seconds, rows };
}

async function onOneCore(contenders, answering, other, options) {
  pin(answering, serverCore);
  pin(other, loadCore);
  for (const contender of contenders) await load(contender, { seconds: 1 });
  const measured = await takeTurns(contenders, options);
  unpin(answering);
  unpin(other);
  return measured;
}
