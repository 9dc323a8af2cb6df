import { isLocale, locales } from '@nasaq/contract';
import type { Payload, PayloadRequest, SanitizedConfig, TypedUser } from 'payload';
import { completeLocales } from '../content/hooks/complete-locales.ts';

/** What the admin's schedule drawer stores with its job. */
interface ScheduledPublish {
  type?: 'publish' | 'unpublish' | null;
  /** Empty = all languages. */
  locale?: string | null;
  doc?: { relationTo: string; value: string | number } | null;
  global?: string | null;
  user?: { relationTo: string; value: string | number } | null;
}

/**
 * Payload's own task knows nothing of a publish state per language: «all languages» would touch English only.
 * This handler publishes each language that is written, and withdraws each that is asked for.
 */
export async function runScheduledPublish({ input, req }: { input: ScheduledPublish; req: PayloadRequest }) {
  const { payload } = req;
  const status = input.type === 'unpublish' ? 'draft' : 'published';
  const user = await schedulingUser(payload, input.user);
  const wanted = isLocale(input.locale) ? [input.locale] : [...locales];
  const access = { overrideAccess: user === null, ...(user ? { user } : {}) };
  if (input.doc) {
    const collection = input.doc.relationTo as 'services';
    const id = Number(input.doc.value);
    const written = status === 'published' ? await completeLocales(req, collection, id) : locales;
    for (const locale of wanted.filter((candidate) => written.includes(candidate))) {
      await payload.update({
        collection,
        id,
        locale,
        publishSpecificLocale: locale,
        data: { _status: status },
        depth: 0,
        ...access,
      });
    }
  }
  if (input.global) {
    for (const locale of wanted) {
      await payload.updateGlobal({
        slug: input.global as 'home',
        locale,
        publishSpecificLocale: locale,
        data: { _status: status },
        depth: 0,
        ...access,
      });
    }
  }
  return { output: {} };
}

/** Scheduled work is done with the rights that its author has when it runs; a deleted author's work is refused. */
async function schedulingUser(payload: Payload, reference: ScheduledPublish['user']): Promise<TypedUser | null> {
  if (!reference) return null;
  const user = await payload.findByID({ collection: 'users', id: reference.value, depth: 0 });
  return { ...user, collection: 'users' } as TypedUser;
}

/** Puts the handler in the place of Payload's, whose drawer and job records stay as they are. */
export async function withScheduledPublish(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const built = await config;
  const task = built.jobs?.tasks?.find(({ slug }) => slug === 'schedulePublish');
  if (!task) throw new Error('Payload has no schedulePublish task any more: src/jobs/schedule-publish.ts must follow.');
  task.handler = runScheduledPublish as typeof task.handler;
  return built;
}
