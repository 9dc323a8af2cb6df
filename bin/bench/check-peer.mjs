#!/usr/bin/env node
// `node bin/bench/check-peer.mjs next/dynamic --site=… --admin=…`: while a peer is written, compares its pages with those
// of a site that runs already, and gives a first figure for each.
import { parseArgs } from 'node:util';
import { load } from './load.mjs';
import { pages } from './pages.mjs';
import { startPeer } from './peers.mjs';
import { checkSameContent } from './same-content.mjs';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    site: { type: 'string', default: 'http://localhost:3000' },
    admin: { type: 'string', default: 'http://localhost:3001' },
    port: { type: 'string', default: '4672' },
  },
});
await using started = new AsyncDisposableStack();
for (const contender of positionals) {
  const where = { port: Number(values.port), siteUrl: values.site, adminUrl: values.admin };
  const peer = await startPeer(contender, where, started);
  console.log(`${peer.title}: first page after ${peer.seconds.toFixed(2)} s`);
  for (const { path } of pages) {
    await checkSameContent(peer.title, values.site + path, peer.url + path);
    const { perSecond, processor, bytes } = await load({ ...peer, url: peer.url + path }, { seconds: 2 });
    console.log(`${path}: ${perSecond.toFixed(0)} pages/s, ${processor.toFixed(2)} ms/page, ${bytes} bytes`);
  }
  await peer.stop();
}
