import { policyReportsPath } from '@nasaq/contract';
import { directives } from '@nasaq/trusted-types';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { env } from '../../env.ts';

/** Files, each with headers of its own. */
const described = /^\/(media|uploads)(?=[/?]|$)/;
/** What the site passes on to its readers. */
const answer = /^\/api\/v1(?=[/?]|$)/;

/**
 * What browsers may do with the admin host's screens and answers. Next puts the nonce of the policy in the request onto
 * its scripts.
 */
export function protect(request: IncomingMessage, response: ServerResponse): void {
  if (described.test(request.url ?? '/')) return;
  if (answer.test(request.url ?? '/')) {
    for (const [name, value] of answerHeaders) response.setHeader(name, value);
    return;
  }
  if (env.adminUrl.startsWith('https:')) response.setHeader('Strict-Transport-Security', hsts);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  const policy = policyWith(randomBytes(16).toString('base64'), !built.test(request.url ?? '/'));
  request.headers['content-security-policy'] = policy;
  response.setHeader('Content-Security-Policy', policy);
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
  response.setHeader('Referrer-Policy', 'same-origin');
}

/** A year; of other names below the domain the host knows nothing. */
const hsts = 'max-age=31536000';

/**
 * Of an answer of the API, for whoever asks the admin host itself: an answer is no page, and nothing runs or is framed
 * that calls itself one. What is said of the site's readers the site says.
 */
export const answerHeaders: readonly (readonly [name: string, value: string])[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
  ...(env.adminUrl.startsWith('https:') ? ([['Strict-Transport-Security', hsts]] as const) : []),
];

/** The site is framed for the live preview, and its pictures are shown. */
const site = new URL(env.siteUrl).origin;

const rules = [
  "default-src 'none'",
  // Payload's screens and the libraries below them write styles while they run.
  "style-src 'self' 'unsafe-inline'",
  `img-src 'self' data: blob: ${site}`,
  "media-src 'self' blob:",
  "font-src 'self' data:",
  // In development, Next reloads what changes over a WebSocket.
  `connect-src 'self'${env.production ? '' : ' ws:'}`,
  `frame-src 'self' ${site}`,
  "worker-src 'self' blob:",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  `report-uri ${policyReportsPath}`,
];

/**
 * In production: Next's and React's development builds hand text to the browser. Lexical opens a policy of this name for
 * each text that is pasted, to parse it.
 */
const trustedTypes = env.production ? directives('lexical', "'allow-duplicates'") : [];

/** A worker has the policy of its file, and loads its chunks by their addresses: it knows no policy of types. */
const built = /^\/_next\//;

/** Scripts with the nonce, and those that they load. React's development build evaluates text. */
function policyWith(nonce: string, typed: boolean): string {
  const scripts = `script-src 'nonce-${nonce}' 'strict-dynamic'${env.production ? '' : " 'unsafe-eval'"}`;
  return [...rules, scripts, ...(typed ? trustedTypes : [])].join('; ');
}
