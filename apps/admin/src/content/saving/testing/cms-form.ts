import type { Locale } from '@nasaq/contract';
import type { CollectionSlug, Payload, TypedUser } from 'payload';
import type { FormBase } from '../form-base.ts';
import type { Doc } from '../merge.ts';

interface Opened {
  payload: Payload;
  user: TypedUser;
  collection: 'posts' | 'services' | 'companies' | 'products' | 'works' | 'landing-pages';
  id: number;
  locale: Locale;
}

/** What Payload answers, and nothing that only its own processes see. */
function copy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/**
 * A form of the CMS as a browser has it: loaded whole, and sent back whole with every save, its base among its fields.
 * What is typed while a save is under way stays; everything else takes the answer's value.
 */
export async function openForm(opened: Opened) {
  const { collection, id, locale, payload, user } = opened;
  const who = { user, overrideAccess: false, depth: 0, locale, fallbackLocale: false } as const;
  let state = copy((await payload.findByID({ collection, id, draft: true, ...who })) as unknown as Doc);

  async function save(
    args: object,
    status: string,
    { lost = false, during }: { lost?: boolean; during?: () => Promise<void> | void } = {},
  ) {
    const sent: Doc = copy({ ...state, _status: status });
    const saving = payload.update({
      collection: collection as CollectionSlug,
      id,
      ...who,
      ...args,
      data: sent,
    } as never) as unknown as Promise<Doc>;
    const outcome = await Promise.allSettled([saving, during?.()]);
    if (outcome[0].status === 'rejected') throw outcome[0].reason;
    if (lost) return;
    const before = state;
    const answer = copy(outcome[0].value);
    state = Object.fromEntries(
      Object.entries(answer).map(([name, value]) => {
        const typedMeanwhile = JSON.stringify(before[name]) !== JSON.stringify(sent[name]) && name !== '_status';
        return [name, typedMeanwhile ? before[name] : value];
      }),
    );
  }

  return {
    locale,
    get values(): Readonly<Doc> {
      return state;
    },
    get base(): FormBase {
      return state.formBase as FormBase;
    },
    type(values: Doc): void {
      state = { ...state, ...copy(values) };
    },
    /** `during` is done while the save is under way; with `lost`, the answer never arrives. */
    autosave: (options?: { lost?: boolean; during?: () => Promise<void> | void }) =>
      save({ draft: true, autosave: true }, 'draft', options),
    saveDraft: () => save({ draft: true }, 'draft'),
    publish: () => save({ publishSpecificLocale: locale }, 'published'),
    publishAll: () => save({ publishAllLocales: true }, 'published'),
    /** The decision «keep mine» at one field. */
    keepMine(path: string): void {
      const conflict = this.base.conflicts.find((candidate) => candidate.path === path);
      if (!conflict) throw new Error(`No conflict at ${path}`);
      const rest = Object.entries(this.base.base).filter(([at]) => at !== path && !at.startsWith(`${path}.`));
      state = { ...state, formBase: { ...this.base, base: { ...Object.fromEntries(rest), ...conflict.seen } } };
    },
  };
}

export type CmsForm = Awaited<ReturnType<typeof openForm>>;
