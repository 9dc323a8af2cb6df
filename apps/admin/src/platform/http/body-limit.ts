import { noteRefusal } from '@nasaq/serving';
import type { Locale } from '@nasaq/contract';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { refusals } from './catalogue/index.ts';

/** Bytes of a file that staff may upload. */
export const maxFileBytes = 20_000_000;

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;
/** A name and a password, or an address. */
const doorLimit = 16 * kilobyte;
/** A document with all its texts in both languages; the longest of the demo company has 60 KB. */
const documentLimit = 8 * megabyte;

/** Whatever a stranger may send to Payload: signing in, lost and new passwords, the first account. */
const doors =
  /^\/api\/[\w-]+\/(?:login|logout|forgot-password|reset-password|own-password|first-register|unlock|verify|refresh-token)(?=[/?]|$)/;
const payloadsOwn = /^\/(?:api|admin)(?=[/?]|$)/;
const apiOfTheSite = /^\/api\/v1(?=[/?]|$)/;

/**
 * A limit of the body in front of Payload and Next, which read and parse whatever comes. A body of unknown length is
 * refused: browsers and tools say how much they send, and Node takes no more than was said.
 * @returns whether the request was refused, and answered with 411 or 413
 */
export function refuseLargeBody(request: IncomingMessage, response: ServerResponse): boolean {
  const { headers, url = '/' } = request;
  const path = pathOf(url);
  if (!payloadsOwn.test(path) || apiOfTheSite.test(path)) return false;
  const say = menuSpeaker(headers.cookie);
  if (headers['transfer-encoding'] !== undefined) return refuse(request, response, 411, { message: say(lengthless) });
  const limit = limitOf(path, headers['content-type']);
  if (Number(headers['content-length'] ?? 0) <= limit) return false;
  const isForm = limit > documentLimit;
  const message = say(isForm ? fileTooLarge : tooLarge(limit));
  return refuse(request, response, 413, { message, ...(isForm && { data: { errors: [{ message, path: 'file' }] } }) });
}

function limitOf(path: string, type = ''): number {
  if (doors.test(path)) return doorLimit;
  return documentLimit + (type.startsWith('multipart/form-data') ? maxFileBytes : 0);
}

/** As it is routed: `/api/v1/../users/login` is no call of the site. */
function pathOf(url: string): string {
  const target = URL.parse(url, 'http://host');
  return target ? target.pathname : url;
}

/** As the forms of Payload read it: `data` names the field at which it stands. */
interface RefusalError {
  message: string;
  data?: { errors: { message: string; path: string }[] };
}

/** What is on its way is read and dropped, where that ends soon: browsers take no answer before they have sent everything. */
function refuse(request: IncomingMessage, response: ServerResponse, status: 411 | 413, error: RefusalError): true {
  noteRefusal(status === 411 ? 'length_required' : 'payload_too_large');
  response.setHeader('Connection', 'close');
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', 'application/json');
  const answer = () => {
    if (response.headersSent || response.destroyed) return;
    response.writeHead(status).end(JSON.stringify({ errors: [error] }));
  };
  if (Number(request.headers['content-length'] ?? Infinity) > 8 * documentLimit) answer();
  else request.resume().once('end', answer);
  return true;
}

/** In the language of the menus; in both, where the request does not say which that is. */
export function menuSpeaker(cookie = ''): (sentence: Localized) => string {
  const language = /(?:^|;\s*)nasaq-admin-lng=(en|ar)/.exec(cookie)?.[1] as Locale | undefined;
  return (sentence) => (language ? sentence[language] : `${sentence.en} ${sentence.ar}`);
}

type Localized = Record<Locale, string>;

const { lengthless } = refusals;
/** What a form of Payload sends is no larger without its file. */
export const fileTooLarge: Localized = {
  en: refusals.fileTooLarge.en.replace('{size}', String(maxFileBytes / 1_000_000)),
  ar: refusals.fileTooLarge.ar.replace('{size}', String(maxFileBytes / 1_000_000)),
};

function tooLarge(limit: number): Localized {
  const unit = limit < megabyte ? 'kilobyte' : 'megabyte';
  const size = (locale: string) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 }).format(
      limit / (limit < megabyte ? kilobyte : megabyte),
    );
  return {
    en: refusals.tooLarge.en.replace('{size}', size('en')),
    ar: refusals.tooLarge.ar.replace('{size}', size('ar-EG')),
  };
}
