import type { Failure, Locale, Upload } from '@nasaq/contract';

/** What `<path>/_payload.json` carries, and what the server renders from: the outcome of one address. */
export type Payload = PagePayload | ErrorPayload | RedirectPayload;

interface PagePayload {
  kind: 'page';
  /** What the page's loader returned. */
  model: unknown;
  /** What was sent to the page and could not be taken. */
  form?: PostedForm;
}

export interface ErrorPayload {
  kind: 'error';
  /** HTTP status: 404, or 500 and above. */
  status: number;
  /** Stands in the server's log beside the error; a report of it carries it. */
  id?: string;
  /** What was sent to the page, which cannot be shown itself. */
  form?: PostedForm;
}

export interface RedirectPayload {
  kind: 'redirect';
  /** Path with locale prefix; or an address elsewhere, to which an owner leads. */
  to: string;
  status: 301 | 302;
}

export function isPayload(value: unknown): value is Payload {
  const kind = (value as Partial<Payload> | null)?.kind;
  return kind === 'page' || kind === 'error' || kind === 'redirect';
}

/** `/ar/about?x=1` → `/ar/about/_payload.json?x=1`. */
export function payloadUrl(pathname: string, search = ''): string {
  return `${pathname === '/' ? '' : pathname}/${payloadFile}${search}`;
}

export const payloadFile = '_payload.json';

/** Thrown by loaders to end the page with something other than a model. */
export class PageInterrupt extends Error {
  override readonly name = 'PageInterrupt';
  readonly payload: ErrorPayload | RedirectPayload;

  constructor(payload: ErrorPayload | RedirectPayload) {
    super(payload.kind);
    this.payload = payload;
  }
}

/** `throw notFound()` in a loader: the 404 page, at the address that was asked for. */
export function notFound(): PageInterrupt {
  return new PageInterrupt({ kind: 'error', status: 404 });
}

/** `throw leadTo(address)` in a loader: the reader goes there instead. @param to path with locale prefix */
export function leadTo(to: string): PageInterrupt {
  return new PageInterrupt({ kind: 'redirect', to, status: 302 });
}

/** Why a form was not taken, besides what is wrong with its fields. */
export type Problem =
  | 'offline'
  | 'timeout'
  | 'unavailable'
  | 'too_many'
  | 'too_large'
  | 'incomplete'
  | 'foreign'
  | 'banned'
  | 'signed_out'
  | 'refused'
  | 'failed';

/** A file that is stored already and waits for its form. */
export type StoredUpload = Pick<Upload, 'token' | 'filename' | 'filesize' | 'contentType'>;

/** A failed rule, with the API's sentences where it came from there: it knows rules that the browser does not. */
export interface ShownFailure extends Failure {
  messages?: Partial<Record<Locale, string>>;
}

/** What a browser without JavaScript had sent when its form came back: nothing of it is lost. */
export interface PostedForm {
  /** As they were typed; a name that was sent several times holds all of them. */
  values: Record<string, string | string[]>;
  failures: ShownFailure[];
  /** By field. */
  uploads: Record<string, StoredUpload[]>;
  problem?: Problem;
  /** The API's own sentence about it. */
  message?: string;
  /** Seconds, with `too_many` and `unavailable`. */
  retryAfter?: number;
}
