import {
  isSubmissionKind,
  partOfApiPath,
  partOfKind,
  partOfType,
  type ContentType,
  type PartName,
} from '@nasaq/contract';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Payload } from 'payload';
import { offParts } from '../parts/off-parts.ts';
import { ApiError } from './error.ts';
import type { ApiEnv } from './request-context.ts';

/** Calls of a part that is off are calls that do not exist, as they are to a visitor. */
export function refuseOff(payload: () => Promise<Payload>) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const part = partOfCall(c);
    if (part !== null) await admitPart(part, await payload());
    await next();
  });
}

/** @throws {ApiError} `not_found` where the part is off */
export async function admitPart(part: PartName | null, payload: Payload): Promise<void> {
  if (part !== null && part in (await offParts(payload))) throw new ApiError('not_found');
}

function partOfCall(c: Context): PartName | null {
  const path = c.req.path.replace(/^\/api\/v1/, '');
  const [first = ''] = path.slice(1).split('/');
  // What was taken once is answered to whoever sends it again; the form asks by itself what is new (`submissions`).
  if (isSubmissionKind(first)) return null;
  if (first === 'categories') return partOfType[c.req.query('of') as ContentType] ?? null;
  if (first === 'uploads' && c.req.method === 'POST') {
    const kind = c.req.query('kind');
    return kind === 'chats' ? 'chat' : isSubmissionKind(kind) ? partOfKind[kind] : null;
  }
  return partOfApiPath(path);
}
