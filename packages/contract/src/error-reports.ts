import { z } from './zod.ts';

/** `POST` from a browser to the host whose page it shows: an error of the page's scripts. */
export const browserErrorsPath = '/_errors';
/** `POST` from a browser by itself: what the content security policy has refused. */
export const policyReportsPath = '/_csp';
/** `POST` from a site to the admin host: the errors that have gathered there. */
export const gatheredErrorsPath = '/_gathered-errors';
/** HMAC-SHA256 of the body with the common secret, hexadecimal. */
export const errorsSignatureHeader = 'x-nasaq-signature';

/** Where errors happen: in the two hosts, in what a clock does, in readers' and staff's browsers, and against the policy. */
export const errorSources = ['site', 'admin', 'job', 'reader', 'staff', 'policy'] as const;
export type ErrorSource = (typeof errorSources)[number];

/** What one browser says of one error, as it came. */
export const browserErrorSchema = z.object({
  name: z.string().max(100),
  message: z.string().max(1_000),
  stack: z.string().max(4_000),
  /** Of the page, without query. */
  path: z.string().startsWith('/').max(500),
});
export type BrowserError = z.infer<typeof browserErrorSchema>;

const line = (longest: number) => z.string().max(longest);

/** Errors of one kind that have gathered; nothing in it is about a person. */
export const gatheredErrorSchema = z.object({
  /** Stable over releases: a digest of source, name, place and message. */
  kind: z.string().regex(/^[\da-f]{16}$/),
  source: z.enum(errorSources),
  name: line(100),
  /** Without the values in it. */
  message: line(400),
  /** The first function of ours on the stack, with its file. */
  place: line(200),
  stack: line(3_000),
  version: line(50),
  /** Patterns of addresses, or names of jobs, the newest first. */
  routes: z.array(line(200)).max(5),
  /** Ids of requests, the newest first. */
  requests: z.array(line(64)).max(5),
  count: z.number().int().min(1),
  /** Epoch milliseconds. */
  first: z.number(),
  last: z.number(),
});
export type GatheredError = z.infer<typeof gatheredErrorSchema>;

export const gatheredErrorsSchema = z.object({
  errors: z.array(gatheredErrorSchema).max(200),
  /** Epoch milliseconds of the sending. */
  at: z.number(),
});
