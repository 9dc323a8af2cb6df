import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { GlobalSiteData, Locale, Redirect } from '@nasaq/contract';
import { Hono } from 'hono';

/** An admin host on loopback for the site's own tests: a few answers of the contract, and switches for its failures. */
export interface FixtureAdmin {
  url: string;
  /** Every request that came, newest last. */
  requests: Request[];
  /** Answers nothing until it is taken away again. */
  silent: boolean;
  /** Answers everything with this status. */
  failWith: number | null;
  /** Answers of a single test, by `METHOD /path`; they come first. */
  own: Map<string, (request: Request) => Response | Promise<Response>>;
  close(): Promise<void>;
}

export async function startFixtureAdmin(): Promise<FixtureAdmin> {
  const fixture = {
    requests: [] as Request[],
    silent: false,
    failWith: null as number | null,
    own: new Map() as FixtureAdmin['own'],
  };
  const answers = contractAnswers();
  const server = createServer(
    getRequestListener(async (request) => {
      fixture.requests.push(request);
      if (fixture.silent) return new Promise<Response>(() => {});
      if (fixture.failWith)
        return Response.json({ error: { code: 'internal', message: '' } }, { status: fixture.failWith });
      const own = fixture.own.get(`${request.method} ${new URL(request.url).pathname}`);
      return own ? own(request) : answers.fetch(request);
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(fixture, { url: `http://127.0.0.1:${port}`, close: () => stop(server) });
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

function contractAnswers(): Hono {
  const notFound = { error: { code: 'not_found', message: '' } };
  return new Hono()
    .basePath('/api/v1')
    .get('/global-site-data', (c) => c.json(siteData((c.req.header('locale') ?? 'en') as Locale)))
    .get('/about', (c) =>
      c.json({ data: { statement: '', intro: '', figures: [], values: [], story: [], team: [], place: [] } }),
    )
    .get('/sitemap', (c) =>
      c.json({
        data: [
          {
            type: 'services',
            alternates: { en: 'web-platforms', ar: 'منصات-الويب' },
            updatedAt: '2026-01-02T00:00:00.000Z',
          },
          {
            type: 'posts',
            alternates: { en: 'hiring-without-puzzles', ar: null },
            updatedAt: '2026-01-02T00:00:00.000Z',
          },
          {
            type: 'categories',
            categoryOf: 'services',
            alternates: { en: 'build', ar: 'بناء' },
            updatedAt: '2026-01-02T00:00:00.000Z',
          },
        ],
      }),
    )
    .get('/posts', (c) =>
      c.json({
        data: [
          {
            key: 'a',
            slug: 'a&b',
            title: 'Tags < & >',
            summary: 'A summary',
            cover: null,
            publishedAt: '2026-01-02T10:00:00.000Z',
            readingMinutes: 3,
            author: { name: 'Layla Mansour', role: '', key: 'layla-mansour' },
            tags: [],
            series: null,
          },
        ],
        meta: { page: 1, limit: 20, total: 1, pages: 1 },
      }),
    )
    .get('/redirects', (c) =>
      c.json({
        data: [
          { from: '/old', to: '/services/web-platforms', status: 301 },
          { from: '/ar/قديم', to: '/ar/services/منصات-الويب', status: 301 },
          { from: '/evil', to: '//evil.example', status: 301 },
          { from: '/contact', to: '/services/web-platforms', status: 301 },
        ] satisfies Redirect[],
      }),
    )
    .all('*', (c) => c.json(notFound, 404)) as unknown as Hono;
}

export function siteData(locale: Locale): GlobalSiteData {
  return {
    locale,
    general: {
      nameEn: 'Nasaq',
      nameAr: 'نسق',
      descriptionEn: 'English description',
      descriptionAr: 'وصف عربي',
      keywordsEn: 'web',
      keywordsAr: 'مواقع',
      email: 'hello@nasaq.example',
      phone: '+20 2 2516 4180',
    },
    social: { facebook: '#', twitter: '#', dribbble: '#', behance: '#', github: '#' },
    quote: { text: '', author: '' },
    address: '',
    openingHours: { timeZone: 'Africa/Cairo', week: [[], [], [], [], [], [], []], exceptions: [] },
    numberingSystem: 'arab',
  };
}
