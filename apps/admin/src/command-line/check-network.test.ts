import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { certificateFindings } from './check-certificate.ts';
import { type MailResolver, senderFindings } from './check-sender.ts';

/** Of `localhost`, by itself, for a hundred years; good for nothing else. */
const cert = `-----BEGIN CERTIFICATE-----
MIIBlTCCATugAwIBAgIUQUM2tr7dmhEIrRpbFvQekbV+fDkwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyNDAzMzc1N1oYDzIxMjYxMDMx
MDMzNzU3WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAATzD8eULeL6iEKhbZQ1IVLtmSBhxLcywf8FxogVzB5jYpJAHmY1hQ48
bEt/HYfnv2XYhx1YxRZnYvTWO7vhcd28o2kwZzAdBgNVHQ4EFgQUOx75lpmr1+zs
xTbpHJK44v5C3c8wHwYDVR0jBBgwFoAUOx75lpmr1+zsxTbpHJK44v5C3c8wDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
SAAwRQIhALa0jQfXop4qlShtpmP+4H0zbZCDCxr9fjGyGWRzWCoOAiBaPUqViYdv
dkTscAFIMQBXR0GMN28eH7//HP/vx2nzKw==
-----END CERTIFICATE-----`;
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgx/yin/ujf2Wq4dtk
+3uuU+Fp5H/pxq9aasL19Hn7KS+hRANCAATzD8eULeL6iEKhbZQ1IVLtmSBhxLcy
wf8FxogVzB5jYpJAHmY1hQ48bEt/HYfnv2XYhx1YxRZnYvTWO7vhcd28
-----END PRIVATE KEY-----`;
const day = 24 * 60 * 60_000;
let server: Server;
let port: number;
let until: number;

beforeAll(async () => {
  const { X509Certificate } = await import('node:crypto');
  until = Date.parse(new X509Certificate(cert).validTo);
  server = createServer({ cert, key }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => new Promise((resolve) => void server.close(resolve)));

const certificate = async (daysBefore: number, host = 'localhost', ca: string | undefined = cert) => {
  const now = until - daysBefore * day;
  const [found] = await certificateFindings('SITE_URL', `https://${host}:${port}`, { now, ...(ca && { ca }) });
  return `${found!.state} ${found!.what}`;
};

test('a certificate is judged by its remaining days, its name and who has signed it', async () => {
  expect(await certificate(60.5)).toBe('ok SITE_URL: the certificate of localhost is good for 60 more days.');
  expect(await certificate(3.5)).toMatch(/^look .* ends in 3 days: see that what renews it runs/);
  expect(await certificate(-2)).toMatch(/^bad .* ended 2 days ago/);
  expect(await certificate(60, '127.0.0.1')).toMatch(/^bad .*browsers refuse .*ERR_TLS_CERT_ALTNAME_INVALID/);
  expect(await certificate(60, 'localhost', '')).toMatch(/^bad .*browsers refuse .*DEPTH_ZERO_SELF_SIGNED_CERT/);
});

test('an address without TLS has no certificate, and one that does not answer is said to be out of reach', async () => {
  expect(await certificateFindings('SITE_URL', 'http://localhost:1')).toEqual([]);
  const [found] = await certificateFindings('SITE_URL', 'https://127.0.0.1:1');
  expect(found).toMatchObject({
    state: 'look',
    what: expect.stringContaining('not reachable from here (ECONNREFUSED)'),
  });
});

const none = () => Promise.reject(Object.assign(new Error('none'), { code: 'ENODATA' }));

function dns(texts: Record<string, string[]>, mx: MailResolver['resolveMx'] = none as never): MailResolver {
  return {
    resolveMx: mx,
    resolveTxt: async (name: string) => (texts[name] ? texts[name].map((text) => [text]) : none()),
  } as MailResolver;
}

const sender = async (resolver: MailResolver, selector?: string) =>
  (await senderFindings('Hello@Company.eg', selector, resolver)).map(({ state, what }) => `${state} ${what}`);

test('a domain with all records is well; a key in several parts is read as one', async () => {
  const resolver = dns(
    { 'company.eg': ['v=spf1 include:mail.eg -all'], '_dmarc.company.eg': ['v=DMARC1; p=none'] },
    async () => [{ exchange: 'mx.company.eg', priority: 10 }],
  );
  const { resolveTxt } = resolver;
  resolver.resolveTxt = async (name) =>
    name === 's1._domainkey.company.eg' ? [['v=DKIM1; k=rsa; p', '=MIIB']] : resolveTxt(name);
  expect(await sender(resolver, 's1')).toEqual([
    'ok company.eg takes mail: answers and bounces arrive.',
    expect.stringMatching(/^ok company.eg has an SPF record/),
    'ok company.eg has a DKIM key under s1.',
    'ok company.eg has a DMARC policy.',
  ]);
});

test('each record that is missing, doubled or void is said with what to do', async () => {
  expect(await sender(dns({ 's1._domainkey.company.eg': ['v=DKIM1; p='] }), 's1')).toEqual([
    expect.stringMatching(/^look .*no MX record.*Add one/),
    expect.stringMatching(/^look .*no SPF record: publish/),
    expect.stringMatching(/^look .*no DKIM key under s1: publish s1\._domainkey\.company\.eg/),
    expect.stringMatching(/^look .*no DMARC policy: publish _dmarc\.company\.eg/),
  ]);
  const spf = async (...texts: string[]) => (await sender(dns({ 'company.eg': texts })))[1];
  expect(await spf('v=spf1 -all', 'v=spf1 mx -all')).toMatch(/^bad .*2 SPF records/);
  expect(await spf('v=spf1 +all')).toMatch(/^look .*lets everybody send/);
  expect((await sender(dns({})))[2]).toMatch(/^look DKIM .* was not looked at: .*--dkim-selector/);
});

test('DNS that does not answer is no missing record, and a name that cannot exist is not asked for', async () => {
  const away = () => Promise.reject(Object.assign(new Error('away'), { code: 'ETIMEOUT' }));
  const found = await sender({ resolveMx: away, resolveTxt: away } as unknown as MailResolver, 's1');
  expect(found).toHaveLength(4);
  for (const line of found) expect(line).toMatch(/^look .*DNS is not reachable from here \(ETIMEOUT\)/);
  const unasked = () => Promise.reject(new Error('asked'));
  const [only, ...more] = await senderFindings('admin@nasaq.example', 's1', {
    resolveMx: unasked,
    resolveTxt: unasked,
  } as unknown as MailResolver);
  expect(only!.what).toContain('nasaq.example is no real domain. Set MAIL_FROM');
  expect(more).toEqual([]);
});
