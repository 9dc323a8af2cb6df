import { isLocale, locales } from '@nasaq/contract';
import { asJob } from '@nasaq/logging';
import type { Payload, PayloadRequest, TaskConfig, TypedUser } from 'payload';
import { tellStopped } from './tell-stopped.ts';
import { clockKey } from '../saving/saving.ts';
import { completeLocales } from '../entry/hooks/complete-locales.ts';
import { type ScheduledPublish, scheduleTask } from './publication.ts';

/**
 * In the place of Payload's task of this name, which knows nothing of a publish state per language: it would take away
 * every language of a page where one is meant.
 */
export const schedulePublish = {
  slug: scheduleTask,
  handler: ((call: Parameters<typeof runScheduledPublish>[0]) =>
    asJob('scheduled-publish', () => runScheduledPublish(call))) as unknown as TaskConfig['handler'],
  inputSchema: [
    { name: 'type', type: 'radio', options: ['publish', 'unpublish'] },
    { name: 'locale', type: 'text' },
    { name: 'doc', type: 'json' },
    { name: 'global', type: 'text' },
    { name: 'user', type: 'json' },
  ],
} as TaskConfig;

/** Publishes or withdraws one language. @throws where it cannot be done; the schedule stays, and says so on the form */
export async function runScheduledPublish({ input, req }: { input: ScheduledPublish; req: PayloadRequest }) {
  const target = input.global ?? `${input.doc?.relationTo}/${input.doc?.value}`;
  try {
    await oneAtATime(target, () => run(input, req));
  } catch (error) {
    await tell(input, req).catch((err: unknown) =>
      req.payload.logger.error({ err, msg: 'Nobody could be told of a publication that was stopped.' }),
    );
    throw error;
  }
  return { output: {} };
}

/** Whoever set the clock learns by mail that it was in vain. */
async function tell({ doc, global, locale, type, user }: ScheduledPublish, { payload }: PayloadRequest): Promise<void> {
  if (type === 'unpublish' || !isLocale(locale) || !user) return;
  const author = await payload.findByID({
    collection: 'users',
    id: user.value,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
  });
  const target = global ? { global } : doc && { collection: doc.relationTo, id: Number(doc.value) };
  if (author && target) await tellStopped({ payload } as PayloadRequest, target, locale, author);
}

async function run(input: ScheduledPublish, req: PayloadRequest): Promise<void> {
  const { payload } = req;
  const isPublish = input.type !== 'unpublish';
  const user = await schedulingUser(payload, input.user);
  const written = await writtenLocales(req, input);
  const wanted = isLocale(input.locale) ? [input.locale] : [...locales].filter((locale) => written.includes(locale));
  if (!isPublish && !isLocale(input.locale)) throw new Error('A withdrawal that names no language takes nothing away.');
  for (const locale of wanted) {
    if (isPublish && !written.includes(locale)) throw new Error(`The language ${locale} is not written.`);
    const save = {
      locale,
      data: { _status: isPublish ? ('published' as const) : ('draft' as const) },
      ...(isPublish ? { publishSpecificLocale: locale } : {}),
      ...(user ? { user } : {}),
      context: { [clockKey]: true },
    };
    const overrideAccess = user === null;
    if (input.doc) {
      const entry = { collection: input.doc.relationTo as 'services', id: Number(input.doc.value) };
      await payload.update({ ...entry, ...save, depth: 0, overrideAccess });
    }
    if (input.global) await payload.updateGlobal({ slug: input.global as 'home', ...save, depth: 0, overrideAccess });
  }
}

/** A page that exists once has its own validation when it is published. */
async function writtenLocales(req: PayloadRequest, { doc }: ScheduledPublish) {
  return doc ? completeLocales(req, doc.relationTo, Number(doc.value)) : [...locales];
}

const longestRun = 60_000;

/** A host that was killed while it published leaves the job marked as running, and nobody would take it again. */
export async function resumeInterrupted(payload: Payload): Promise<void> {
  const before = new Date(Date.now() - longestRun).toISOString();
  await payload.db.updateJobs({
    where: {
      and: [
        { taskSlug: { equals: scheduleTask } },
        { processing: { equals: true } },
        { updatedAt: { less_than: before } },
      ],
    },
    data: { processing: false },
    returning: false,
  });
}

const waiting = new Map<string, Promise<void>>();

/** Jobs that are due together run side by side: two languages of one entry at once would race for its newest version. */
async function oneAtATime(target: string, work: () => Promise<void>): Promise<void> {
  const done = (waiting.get(target) ?? Promise.resolve()).then(work);
  const settled = done.catch(() => {});
  waiting.set(target, settled);
  await done.finally(() => {
    if (waiting.get(target) === settled) waiting.delete(target);
  });
}

/** Scheduled work is done with the rights that its author has when it runs; a deleted author's work is refused. */
async function schedulingUser(payload: Payload, reference: ScheduledPublish['user']): Promise<TypedUser | null> {
  if (!reference) return null;
  const user = await payload.findByID({ collection: 'users', id: reference.value, depth: 0, overrideAccess: true });
  return { ...user, collection: 'users' } as TypedUser;
}
