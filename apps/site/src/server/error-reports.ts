import { errorsSignatureHeader, gatheredErrorsPath, type GatheredError } from '@nasaq/contract';
import { browserRoutes, deliver, type ErrorQueue } from '@nasaq/error-reports';
import { senderReader } from '@nasaq/serving';
import type { Hono } from 'hono';
import { createHmac } from 'node:crypto';
import { splitLocale } from '../locale/split-locale.ts';
import { adminHost } from '../platform/admin-host/admin-pool.ts';
import { commonSecrets, type Env } from '../platform/env.ts';
import { isOwnPage } from '../platform/own-page.ts';
import { matchRoute } from '../router/match.ts';

/** Takes errors of readers' browsers, and what the policy of a page has refused there. */
export function readerErrors({ SITE_URL, TRUSTED_PROXIES }: Env, queue: ErrorQueue): Hono {
  return browserRoutes({
    queue,
    source: 'reader',
    isOwn: (headers) => isOwnPage(headers, SITE_URL),
    senderOf: senderReader(TRUSTED_PROXIES),
    routeOf: pageOf,
  });
}

/** The pattern of a page with its language: a fault may be of one of them. */
function pageOf(path: string): string {
  const { locale } = splitLocale(path);
  return `${matchRoute(path).route.path} (${locale})`;
}

const timeout = 10_000;

/** Sends what gathers to the inbox of the admin host, by the secret that both have; @returns as `deliver` */
export function sendErrors(env: Env, queue: ErrorQueue): ReturnType<typeof deliver> {
  return deliver(queue, (errors) => send(env, errors));
}

/** @throws where the admin host is away, or has not made the secret yet */
async function send(env: Env, errors: GatheredError[]): Promise<boolean> {
  const [secret] = commonSecrets(env);
  if (secret === undefined) throw new Error('The site does not know the secret of the admin host.');
  const body = JSON.stringify({ errors, at: Date.now() });
  const { pool, prefix } = adminHost(env.ADMIN_URL);
  const answer = await pool.request({
    method: 'POST',
    path: prefix + gatheredErrorsPath,
    headers: {
      'content-type': 'application/json',
      [errorsSignatureHeader]: createHmac('sha256', secret).update(body).digest('hex'),
    },
    body,
    headersTimeout: timeout,
    bodyTimeout: timeout,
  });
  await answer.body.dump();
  if (answer.statusCode >= 500) throw new Error(`The admin host answered ${answer.statusCode}.`);
  return answer.statusCode < 300;
}
