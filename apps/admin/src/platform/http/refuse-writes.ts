import { defaultLocale, isLocale, localeHeader, type Locale } from '@nasaq/contract';
import { noteRefusal } from '@nasaq/serving';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isReadOnly } from '../payload/read-only.ts';
import { menuSpeaker } from './body-limit.ts';
import { refusals } from './catalogue/index.ts';

/** Seconds after which what was refused may be tried again. */
const retryAfter = 10;

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Calls that read, and are POST because of what they ask with. Errors that are told are kept in memory first. */
const posed = /^\/(?:api\/v1\/(?:search|status|auth\/user|auth\/password\/check)|_errors|_csp|_gathered-errors)\/?$/;
const apiOfTheSite = /^\/api\/v1(?=[/?]|$)/;

/**
 * While the host only reads: everything that would change something is refused before anybody reads it, so that it can
 * be sent again. Sites and desks keep it, as they do while the database is away.
 * @returns whether the request was refused, and answered with 503
 */
export function refuseWrites(request: IncomingMessage, response: ServerResponse): boolean {
  if (!isReadOnly() || reading.has(request.method ?? '') || isReading(request)) return false;
  noteRefusal('read_only');
  response.setHeader('Content-Type', 'application/json');
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('Retry-After', String(retryAfter));
  const message = sentenceFor(request);
  const body = JSON.stringify({ error: { code: 'unavailable', message, retryAfter }, errors: [{ message }] });
  const answer = () => {
    if (!response.headersSent && !response.destroyed) response.writeHead(503).end(body);
  };
  // Browsers take no answer before they have sent everything.
  request.resume().once('end', answer).once('error', answer);
  return true;
}

function isReading({ headers, url = '/' }: IncomingMessage): boolean {
  const path = pathOf(url);
  // Screens ask Next's server functions for the states of their forms; what those may do is decided where they are.
  if (/^\/admin(?=\/|$)/.test(path)) return headers['next-action'] !== undefined;
  if (apiOfTheSite.test(path)) return posed.test(path);
  return (
    posed.test(path) ||
    headers['x-http-method-override'] === 'GET' ||
    headers['x-payload-http-method-override'] === 'GET'
  );
}

function pathOf(url: string): string {
  return URL.parse(url, 'http://host')?.pathname ?? url;
}

/** A visitor's call says its language; of a member of staff the menus have one. */
function sentenceFor({ headers, url = '/' }: IncomingMessage): string {
  if (!apiOfTheSite.test(pathOf(url))) return menuSpeaker(headers.cookie)(refusals.readOnly);
  const asked = headers[localeHeader];
  const locale: Locale = isLocale(asked) ? asked : defaultLocale;
  return refusals.readOnly[locale];
}
