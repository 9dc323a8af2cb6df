import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { adminUrl, siteUrl } from './addresses.ts';
import type { Locale } from '@nasaq/contract';
import { makeAccount, type TestAccount } from './account.ts';
import { startSite } from './site-process.ts';
import { test as base } from './test.ts';

interface Site {
  /** Origin of a site whose pages keep the token of their readers themselves (`AUTH_TOKEN=script`). */
  scriptSite: string;
  /** Somebody with an account, made once for each language: a journey leaves nothing in it but a session. */
  accountOf: (locale: Locale) => Promise<TestAccount>;
}

/** The journeys' test on such a site, over the journeys' own admin host. */
export const test = base.extend<object, Site>({
  scriptSite: [
    async ({ browserName }, use) => {
      void browserName;
      const admin = await startAdminOfAnotherSite();
      const site = await startSite(admin.url, { AUTH_TOKEN: 'script' });
      await use(site.url);
      await site.stop();
      admin.stop();
    },
    { scope: 'worker' },
  ],
  accountOf: [
    async ({ adminApi }, use) => {
      const made = new Map<Locale, TestAccount>();
      await use(async (locale) => {
        const account = made.get(locale) ?? (await makeAccount(adminApi, locale));
        made.set(locale, account);
        return account;
      });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ scriptSite }, use) => use(scriptSite),
});

/** The admin host knows one site, by its address: calls from pages of this one go there as that one's. */
async function startAdminOfAnotherSite(): Promise<{ url: string; stop: () => void }> {
  const server = createServer((asked, answer) => {
    const { origin, ...headers } = asked.headers;
    const known = origin === undefined ? headers : { ...headers, origin: siteUrl };
    const passed = request(adminUrl + asked.url, { method: asked.method, headers: known }, (response) => {
      answer.writeHead(response.statusCode!, response.headers);
      response.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
