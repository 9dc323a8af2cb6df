import { loadCore, pin, unpin } from './cores.mjs';
import { median } from './median.mjs';
import { livePeers, runPeer } from './peers.mjs';
import { preparePeer } from './prepare-peer.mjs';
import { startSite } from './site-process.mjs';

const starts = 5;

/** Seconds from the start of a process to its first home page, alone on one core, while the admin host runs. */
export async function measureFirstPage(product, { port, without }, started) {
  console.log('Starting each server …');
  const where = { ...product, port: port + 2, alone: true };
  pin(product.admin, loadCore);
  const rows = [
    { title: 'Nasaq', seconds: await repeated(() => startSite(where, started)) },
    ...(await peers(livePeers.filter((name) => !without.includes(name.split('/')[0])))),
  ];
  unpin(product.admin);
  return { starts, rows };

  async function peers(names) {
    const measured = [];
    for (const name of names) {
      const prepared = await preparePeer(name, product);
      measured.push({ title: prepared.title, seconds: await repeated(() => runPeer(prepared, where, started)) });
    }
    return measured;
  }
}

async function repeated(start) {
  const samples = [];
  for (let turn = 0; turn < starts; turn += 1) {
    const server = await start();
    samples.push(server.seconds);
    await server.stop();
  }
  return median(samples);
}
