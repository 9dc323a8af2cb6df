import { log } from '@nasaq/logging';
import { type ContentType, contentTypes, locales } from '@nasaq/contract';
import { type Context, Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { Payload, PayloadRequest, TypedUser } from 'payload';
import { z } from 'zod';
import { memberName } from '../../platform/staff/member-name.ts';
import { refuseForeign } from '../../platform/staff/staff-action.ts';
import { menuLanguage } from '../../platform/staff/outage-refusals.ts';
import { StaffError, staffErrorAnswer } from '../../platform/staff/staff-error.ts';
import { isOutage } from '../../platform/database/database-outage.ts';
import { findUntouched, removeIfUntouched } from '../entry/untouched.ts';
import { pageGlobals } from '../entry/previewed.ts';
import { type Target, targetName } from '../saving/newest.ts';
import { refuseUnlessReader, refuseUnlessWriter } from '../saving/rights.ts';
import type { DeskPlace, Presence } from './desk-api.ts';
import type { DeskPresence } from './presence.ts';

/** Milliseconds after which a silent stream says that it still is there. */
const heartbeat = 20_000;
/** Milliseconds. Nobody sees the entry meanwhile, and the next screen of it may take long to come over a slow line. */
const mayReturnWithin = 15 * 60_000;
const longestBody = 2_000;

/**
 * Below `/api`: `GET …/desk/presence?form=…`, who else is at this desk, as events (`Presence`, each whole); while the stream
 * is open, its reader is there. `POST …/desk/presence` with `{ form, locale, path }` says where they write.
 * `POST …/desk/left`: the desk of an entry in which nobody has written was left (202); unless somebody is there again, or
 * has written something, the entry is removed.
 *
 * @param leaving milliseconds in which who has left may be back: a page that is loaded again is left, too
 */
export function presenceRoutes(
  payload: () => Promise<Payload>,
  presence: DeskPresence,
  { leaving = mayReturnWithin }: { leaving?: number } = {},
): Hono {
  const app = new Hono().onError((error, c) => answerError(error, c));
  for (const path of ['/globals/:global/desk/presence', '/:collection/:id{[0-9]{1,9}}/desk/presence'] as const) {
    app.get(path, async (c, next) => {
      const target = targetOf(c);
      if (!target) return next();
      const user = await readerOf(c, target, await payload());
      return stream(c, target, user, presence);
    });
    app.post(path, async (c, next) => {
      const target = targetOf(c);
      if (!target) return next();
      refuseForeign(c.req.raw);
      const user = await readerOf(c, target, await payload());
      const text = await c.req.text();
      const parsed = placeSchema.safeParse(text.length > longestBody ? null : jsonOf(text));
      if (!parsed.success) throw new StaffError('invalid');
      await presence.move({ ...parsed.data, desk: targetName(target), id: Number(user.id) });
      return c.body(null, 204);
    });
  }
  app.post('/:collection/:id{[0-9]{1,9}}/desk/left', async (c, next) => {
    const target = targetOf(c);
    if (!target || 'global' in target) return next();
    refuseForeign(c.req.raw);
    const user = await readerOf(c, target, await payload());
    await refuseUnlessWriter({ payload: await payload(), user } as PayloadRequest, target);
    void removeLeft(await payload(), target.collection as ContentType, target.id, () =>
      presence.isEmpty(targetName(target), leaving),
    );
    return c.body(null, 202);
  });
  return app;
}

async function removeLeft(
  payload: Payload,
  type: ContentType,
  id: number,
  isEmpty: () => Promise<boolean>,
): Promise<void> {
  try {
    // Of what somebody has written in, nobody has to be waited for.
    if ((await findUntouched(payload, type, { id: { equals: id } })).length === 0 || !(await isEmpty())) return;
    await removeIfUntouched(payload, type, id);
  } catch (error) {
    // It is removed after a week.
    if (!isOutage(error)) log.error('An entry that was left untouched could not be removed.', { error });
  }
}

const form = z.string().min(1).max(40);
const placeSchema: z.ZodType<DeskPlace> = z.object({
  form,
  locale: z.enum(locales).nullable(),
  path: z.string().max(300).nullable(),
});

function stream(c: Context, target: Target, user: TypedUser, presence: DeskPresence): Response {
  const parsed = form.safeParse(c.req.query('form'));
  if (!parsed.success) throw new StaffError('invalid');
  const language = menuLanguage(c);
  const seat = {
    desk: targetName(target),
    form: parsed.data,
    id: Number(user.id),
    names: { en: memberName(user, 'en'), ar: memberName(user, 'ar') },
    locale: null,
    path: null,
  };
  const response = streamSSE(c, async (events) => {
    let wake = Promise.withResolvers<void>();
    const woken = () => wake.resolve();
    const leave = await presence.enter(seat, woken);
    events.onAbort(woken);
    presence.closed.addEventListener('abort', woken);
    let told = '';
    try {
      while (!events.aborted && !presence.closed.aborted) {
        const now: Presence = {
          people: presence.people(seat.desk, seat.form, language),
          overruled: presence.overruled(seat.desk, seat.id),
          stored: presence.stored(seat.desk, seat.form),
        };
        const news = JSON.stringify(now);
        if (news === told) await events.write(': here\n\n');
        else await events.writeSSE({ data: news });
        told = news;
        const timer = setTimeout(woken, heartbeat);
        await wake.promise;
        clearTimeout(timer);
        wake = Promise.withResolvers<void>();
      }
    } finally {
      presence.closed.removeEventListener('abort', woken);
      await leave();
    }
  });
  // Cached by nobody, and held back by no proxy.
  response.headers.set('Cache-Control', 'private, no-store');
  response.headers.set('X-Accel-Buffering', 'no');
  return response;
}

async function readerOf(c: Context, target: Target, payload: Payload): Promise<TypedUser> {
  const { user } = await payload.auth({ headers: c.req.raw.headers });
  await refuseUnlessReader({ payload, user } as PayloadRequest, target);
  return user!;
}

function targetOf(c: Context): Target | null {
  const { collection = '', global = '', id } = c.req.param() as Record<string, string | undefined>;
  if ((pageGlobals as readonly string[]).includes(global)) return { global };
  return (contentTypes as readonly string[]).includes(collection) ? { collection, id: Number(id) } : null;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function answerError(error: Error, c: Context): Response {
  if (error instanceof StaffError) return staffErrorAnswer(error, menuLanguage(c));
  log.error(`${c.req.method} ${c.req.path} failed`, { error });
  return staffErrorAnswer(new StaffError('failed'), menuLanguage(c));
}
