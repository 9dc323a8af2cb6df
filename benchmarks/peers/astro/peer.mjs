const env = { ASTRO_TELEMETRY_DISABLED: '1' };
const build = ['node_modules/astro/bin/astro.mjs', 'build'];

/** @type {import('../../../bin/bench/peers.mjs').Peer} */
export default {
  title: 'Astro 7',
  modes: {
    dynamic: { cached: false, build, start: ['dist-dynamic/server/entry.mjs'], env },
    swr: { cached: true, build, start: ['dist-swr/server/entry.mjs'], env },
  },
};
