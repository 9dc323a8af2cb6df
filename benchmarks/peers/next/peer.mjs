import { createRequire } from 'node:module';

const next = createRequire(import.meta.url).resolve('next/dist/bin/next');

/** @type {import('../../../bin/bench/peers.mjs').Peer} */
export default {
  title: 'Next.js 16',
  modes: {
    dynamic: mode('dynamic', false),
    isr: mode('isr', true),
  },
};

function mode(folder, cached) {
  return {
    cached,
    build: [next, 'build', folder],
    start: (port) => [next, 'start', folder, '--port', String(port), '--hostname', '127.0.0.1'],
    env: { NEXT_TELEMETRY_DISABLED: '1' },
  };
}
