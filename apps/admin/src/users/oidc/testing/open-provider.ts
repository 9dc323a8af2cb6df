import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

/** What the provider says of somebody. */
export interface Person {
  email: string;
  email_verified?: boolean;
  name?: string;
  groups?: string[];
  amr?: string[];
}

export interface TestProvider {
  issuer: string;
  /** Goes the way of a browser, from the address that our host named to the query that the provider sends back. */
  visit: (address: string, who: Person | 'refuses') => Promise<string>;
  close: () => Promise<void>;
}

export const testClient = { client_id: 'nasaq', client_secret: 'a secret of the provider and the host' };

/**
 * `oidc-provider` on loopback with one client. Its pages for passwords are left out: whoever visits is signed in as who
 * they say they are.
 * @param returnAddress the only one that it sends anybody back to
 */
export async function openProvider(returnAddress: string): Promise<TestProvider> {
  const people = new Map<string, Person>();
  let coming: Person | 'refuses' = 'refuses';
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider: Provider = new Provider(issuer, {
    clients: [{ ...testClient, redirect_uris: [returnAddress] }],
    claims: { openid: ['sub', 'amr'], email: ['email', 'email_verified'], profile: ['name'], groups: ['groups'] },
    scopes: ['openid', 'email', 'profile', 'groups'],
    cookies: { keys: ['a key of this test'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id, ...people.get(id) }) }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({ clientId: oidc.client!.clientId, accountId: oidc.session!.accountId! });
      grant.addOIDCScope('openid email profile groups');
      await grant.save();
      return grant;
    },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
  });
  const callback = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void callback(request, response);
    if (coming === 'refuses') return void provider.interactionFinished(request, response, { error: 'access_denied' });
    people.set(coming.email, coming);
    return void provider.interactionFinished(request, response, { login: { accountId: coming.email } });
  });

  return { issuer, visit, close };

  async function visit(address: string, who: Person | 'refuses'): Promise<string> {
    coming = who;
    const jar = new Map<string, string>();
    let at = address;
    for (let redirects = 0; redirects < 10 && !at.startsWith(returnAddress); redirects += 1) {
      const Cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await fetch(at, { redirect: 'manual', headers: { Cookie } });
      for (const cookie of answer.headers.getSetCookie()) {
        const { name, value } = /^(?<name>[^=]+)=(?<value>[^;]*)/.exec(cookie)!.groups!;
        jar.set(name!, value!);
      }
      const next = answer.headers.get('location');
      if (!next) throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`);
      at = new URL(next, at).href;
    }
    return new URL(at).search.slice(1);
  }

  async function close(): Promise<void> {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}
