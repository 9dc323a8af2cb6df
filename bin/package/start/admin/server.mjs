// Starts the admin host: `node server.mjs`, from wherever one stands. Settings come from the environment.
import './environment.mjs';

// Where Next and Payload look for what they find by a relative path.
process.chdir(new URL('apps/admin', import.meta.url).pathname);
await import('./apps/admin/dist/server.mjs');
