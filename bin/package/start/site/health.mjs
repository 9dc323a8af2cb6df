// Ends with 0 while the site of this machine or container answers: `node health.mjs`.
const { SITE_PORT, SITE_HOST = '' } = process.env;
const host = ['', '0.0.0.0', '::', '127.0.0.1'].includes(SITE_HOST) ? '127.0.0.1' : SITE_HOST;
const address = `http://${host.includes(':') ? `[${host}]` : host}:${SITE_PORT || 3000}/healthz`;
const answer = await fetch(address, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
process.exit(answer?.ok ? 0 : 1);
