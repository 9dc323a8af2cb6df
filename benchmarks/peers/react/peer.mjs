/** @type {import('../../../bin/bench/peers.mjs').Peer} */
export default {
  title: 'React alone, data at hand',
  modes: { limit: { build: ['build.mjs'], start: ['dist/server.mjs'] } },
};
