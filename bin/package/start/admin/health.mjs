// Ends with 0 while the admin host of this machine or container answers: `node health.mjs`.
const { ADMIN_PORT, ADMIN_HOST = '' } = process.env;
const host = ['', '0.0.0.0', '::', '127.0.0.1'].includes(ADMIN_HOST) ? '127.0.0.1' : ADMIN_HOST;
const address = `http://${host.includes(':') ? `[${host}]` : host}:${ADMIN_PORT || 3001}/healthz`;
const answer = await fetch(address, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
process.exit(answer?.ok ? 0 : 1);
