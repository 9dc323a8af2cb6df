/** @type {import('../../../bin/bench/peers.mjs').Peer} */
export default {
  title: 'TanStack Start',
  modes: {
    dynamic: { cached: false, build: ['node_modules/vite/bin/vite.js', 'build'], start: ['server.mjs'] },
  },
};
