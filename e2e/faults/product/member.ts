import { localePath, paths } from '@nasaq/contract';
import { call, type Answer } from '../sender/call.ts';
import { administrator, adminUrl, siteUrl } from './places.ts';
import type { Product } from './product.ts';
import { until } from './until.ts';

/** Somebody with an account, and the session of one browser of theirs. */
export interface Member {
  name: string;
  email: string;
  password: string;
  /** For the `Cookie` header. */
  cookie: string;
}

/** Invites somebody, sets their password by the link in the mail, and signs them in as a browser without scripts does. */
export async function openMember({ mail }: Product, name: string, email: string): Promise<Member> {
  await createAccount(name, email);
  const sent = () => mail.mails.find(({ to }) => to.includes(email));
  await until(() => Promise.resolve(sent() !== undefined), `${email} is invited`);
  const link = new URL(/href="([^"]+\/auth\/password[^"]+)"/.exec(sent()!.html ?? '')![1]!.replaceAll('&amp;', '&'));
  const password = `four quiet green boats of ${email.length}`;
  const token = link.searchParams.get('token')!;
  const set = await post(link.pathname + link.search, { token, new_password: password });
  if (set.status !== 303) throw new Error(`The password was not set: ${set.status}`);
  return { name, email, password, cookie: await signIn(email, password) };
}

export async function signIn(email: string, password: string): Promise<string> {
  const answer = await post(localePath('en', paths.login), { email, password });
  if (answer.status !== 303) throw new Error(`${email} was not signed in: ${answer.status}`);
  return [answer.headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';', 1)[0]!)
    .filter((pair) => !pair.endsWith('='))
    .join('; ');
}

/** A form that is posted from a page of ours. */
export function post(
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return call(siteUrl + path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers },
    body: String(new URLSearchParams(fields)),
  });
}

async function createAccount(name: string, email: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const send = (path: string, body: object, more = {}) =>
    fetch(`${adminUrl}/api/${path}`, { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) });
  const { token } = (await (await send('users/login', administrator)).json()) as { token: string };
  const made = await send('accounts?locale=en', { name, email, locale: 'en' }, { authorization: `JWT ${token}` });
  if (!made.ok) throw new Error(`The account was not made: ${made.status} ${await made.text()}`);
}
