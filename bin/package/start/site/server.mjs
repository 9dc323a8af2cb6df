// Starts the site: `node server.mjs`, from wherever one stands. Settings come from the environment.
import path from 'node:path';

process.env.NODE_ENV = 'production';
if (process.env.DATA_DIR) process.env.DATA_DIR = path.resolve(process.env.DATA_DIR);
await import('./apps/site/dist/server/main.js');
