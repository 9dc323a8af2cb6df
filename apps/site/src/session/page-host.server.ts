import type { Context } from 'hono';
import type { Env } from '../platform/env.ts';
import type { PageAnswer } from '../platform/page-answer.ts';
import type { PostedForm } from '../router/posted-form.ts';
import type { ReaderSession } from './read-session.server.ts';

/** Whoever makes pages, as a capability's server side asks for them: what was posted comes back within its page. */
export interface PageHost {
  env: Env;
  /** The page of an address for the one who asks. */
  show(
    c: Context,
    visit: { pathname: string; search: string; form?: PostedForm },
    session: ReaderSession | null,
  ): Promise<PageAnswer>;
  /** A page for what is refused before any route is asked. */
  refuse(c: Context, pathname: string, status: number): Promise<Response>;
}
