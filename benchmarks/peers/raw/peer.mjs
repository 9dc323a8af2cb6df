/** @type {import('../../../bin/bench/peers.mjs').Peer} */
export default {
  title: 'node:http, finished buffer',
  modes: {
    limit: { start: ['server.mjs'] },
    headers: { start: ['server.mjs'] },
    receiver: { start: ['receiver.mjs'] },
  },
};
