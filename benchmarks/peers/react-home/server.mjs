// The limit of the technology: React renders our home page for every request, from data that are at hand.
import http from 'node:http';
import path from 'node:path';
import { loadHome } from './dist/load-home.js';

const { PORT, SITE_URL, ADMIN_URL } = process.env;
const render = await loadHome(SITE_URL, ADMIN_URL, path.resolve(import.meta.dirname, '../../../apps/site'));
http
  .createServer(async (_, response) => {
    const html = await render();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  })
  .listen(Number(PORT));
