// The limit of the technology: React alone renders the three pages for every request, from data at hand. No router, no
// translator, no hydration data.
import http from 'node:http';
import { entryPath, paths } from '@nasaq/contract';
import { renderToString } from 'react-dom/server';
import { Entry } from '../pages/entry/entry.jsx';
import { entryHead, homeHead, listHead } from '../pages/head.js';
import { Home } from '../pages/home/home.jsx';
import { List } from '../pages/list/list.jsx';
import { loadEntry, loadHome, loadList, loadSiteData } from '../pages/load.js';
import { Document } from './document.jsx';
import { Path } from 'peer-link';

const { PORT, HOST, SITE_URL } = process.env;
const slug = 'web-platforms';
const entry = entryPath('services', slug);
const root = { siteData: await loadSiteData(), siteUrl: SITE_URL };
const [home, list, offer] = await Promise.all([loadHome(), loadList(), loadEntry(slug)]);

const pages = new Map([
  [paths.home, () => page(paths.home, homeHead(root, home), <Home root={root} home={home} />)],
  [paths.services, () => page(paths.services, listHead(root), <List root={root} {...list} />)],
  [entry, () => page(entry, entryHead(root, offer), <Entry root={root} offer={offer} />)],
]);

http
  .createServer((request, response) => {
    const render = pages.get(request.url);
    if (!render) return void response.writeHead(404).end();
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(`<!DOCTYPE html>${renderToString(render())}`);
  })
  .listen(Number(PORT), HOST);

function page(path, head, view) {
  return (
    <Path value={path}>
      <Document root={root} head={head}>
        {view}
      </Document>
    </Path>
  );
}
