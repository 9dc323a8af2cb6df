import type { ErrorSource, GatheredError } from '@nasaq/contract';
import { withoutPrivate } from '@nasaq/logging';
import { createHash } from 'node:crypto';
import { framesOf, placeOf, written } from './stack-frames.ts';
import { withoutValues } from './without-values.ts';

/** An error as somebody tells of it. */
export interface ToldError {
  source: ErrorSource;
  name: string;
  message: string;
  stack?: string | undefined;
  /** The pattern of an address or the name of a job; what holds values does not belong here. */
  route?: string | undefined;
  request?: string | undefined;
}

/** The same as it may be kept, and by what it is told from others. */
export function describeError(
  { message, name, request, route, source, stack = '' }: ToldError,
  version: string,
  now = Date.now(),
): GatheredError {
  const frames = framesOf(stack);
  // What the policy has refused is told by what it was and from where: the line that asked is another one on each page.
  const place = source === 'policy' ? '' : withoutPrivate(placeOf(frames));
  const known = { source, name: plain(name), message: withoutValues(message), place };
  return {
    ...known,
    kind: createHash('sha256')
      .update(JSON.stringify(Object.values(known)))
      .digest('hex')
      .slice(0, 16),
    stack: withoutPrivate(frames.map(written).join('\n')).slice(0, 3_000),
    version: version.slice(0, 50),
    routes: route ? [route.slice(0, 200)] : [],
    requests: request ? [request.slice(0, 64)] : [],
    count: 1,
    first: now,
    last: now,
  };
}

/** Of a class; whoever sends something else has none. */
function plain(name: string): string {
  return /^[A-Za-z_$][\w$.]{0,60}$/.test(name) ? name : 'Error';
}
