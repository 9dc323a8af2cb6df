const env = { NUXT_TELEMETRY_DISABLED: '1' };
const build = ['node_modules/nuxt/bin/nuxt.mjs', 'build'];

/** @type {import('../../../bin/bench/peers.mjs').Peer} */
export default {
  title: 'Nuxt 4',
  modes: {
    dynamic: { cached: false, build, start: ['.output-dynamic/server/index.mjs'], env },
    swr: { cached: true, build, start: ['.output-swr/server/index.mjs'], env },
  },
};
