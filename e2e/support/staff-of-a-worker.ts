import { randomUUID } from 'node:crypto';
import type { Locale } from '@nasaq/contract';
import {
  expect,
  type APIRequest,
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Cookie,
  type Page,
} from '@playwright/test';
import { adminUrl } from './addresses.ts';
import type { AdminApi } from './admin-api.ts';

export type Role = 'admin' | 'editor' | 'recruiter' | 'agent' | 'sales';

export interface Member {
  id: number;
  email: string;
  password: string;
}

/** A member with the cookie that they are signed in by. */
export interface SignedInMember extends Member {
  cookies: Cookie[];
}

/** One for all journeys that a worker runs, one after another: the CMS's scripts are fetched and compiled once. */
export interface StaffBrowser {
  context: BrowserContext;
  /** Stays open, and holds what the journeys' pages are not asked for. */
  blank: Page;
  session: CDPSession;
}

export interface StaffOfAWorker {
  /** None in Firefox, which cannot be made to forget: there every journey has a browser of its own. */
  staffBrowser: StaffBrowser | null;
  /** A member by roles and language, made and signed in once: a password is hashed for long on purpose. */
  staffMember: (roles: Role[], language: Locale) => Promise<SignedInMember>;
}

export async function openStaffBrowser(browser: Browser): Promise<StaffBrowser> {
  const context = await browser.newContext({ baseURL: adminUrl, viewport: { width: 1600, height: 900 } });
  const blank = await context.newPage();
  return { context, blank, session: await context.newCDPSession(blank) };
}

/** Milliseconds; what asks for the password once more does so ten minutes after it was shown. */
const fresh = 4 * 60_000;

/**
 * Makes each member when a journey first asks for one, and signs in anew where that was some minutes ago.
 * @param use goes on with the maker; the members go when it has ended
 */
export async function withStaffMembers(
  adminApi: AdminApi,
  requests: APIRequest,
  use: (staffMember: StaffOfAWorker['staffMember']) => Promise<void>,
): Promise<void> {
  const made = new Map<string, SignedInMember & { at: number }>();
  await use(async (roles, language) => {
    const key = [language, ...roles].join();
    const known = made.get(key);
    if (known && Date.now() - known.at < fresh) return known;
    const member = known ?? (await newMember(adminApi, roles, 'Journey', language));
    const request = await requests.newContext({ baseURL: adminUrl });
    await logIn(request, member);
    const { cookies } = await request.storageState();
    await request.dispose();
    const signedIn = { ...member, cookies, at: Date.now() };
    made.set(key, signedIn);
    return signedIn;
  });
  for (const { id } of made.values()) await adminApi.remove('users', id);
}

/** @param language of their account; without, that in which they sign in first */
export async function newMember(
  adminApi: AdminApi,
  roles: Role[],
  name = 'Journey',
  language?: Locale,
): Promise<Member> {
  const email = `${randomUUID()}@nasaq.example`;
  const password = randomUUID();
  const { id } = await adminApi.create('users', {}, { name, email, password, roles, ...(language && { language }) });
  return { id, email, password };
}

/** @returns the session's token, which stands in a cookie of `request` too */
export async function logIn(request: APIRequestContext, { email, password }: Member): Promise<string> {
  const answer = await request.post('/api/users/login', { data: { email, password } });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { token: string }).token;
}
