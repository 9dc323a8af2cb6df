import type { Locale } from '@nasaq/contract';
import {
  createLocalReq,
  updateOperationGlobal,
  type CollectionSlug,
  type File,
  type GlobalSlug,
  type Payload,
  type TypedUser,
} from 'payload';
import type { FormBase } from '../form-base.ts';
import { partOf, type Doc } from '../merge.ts';

export type PlainTarget = { collection: CollectionSlug; id: number } | { global: GlobalSlug };

/** What comes with a form beside its values. */
interface Brought {
  file?: File;
  /** How a stored picture is cut, as Payload's editor of pictures sends it. */
  cut?: object;
}

interface Opened {
  payload: Payload;
  user: TypedUser;
  target: PlainTarget;
  locale: Locale;
}

/** What Payload answers, and nothing that only its own processes see. */
function copy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/**
 * A form of what has no desk, as a browser has it: it is sent whole when it is saved, and shows from then on what is stored,
 * except where a decision is due. Settings, which have drafts, show it where their writer asks for it.
 */
export async function openPlainForm({ locale, payload, target, user }: Opened) {
  const who = { user, overrideAccess: false, depth: 0, locale, fallbackLocale: false } as const;

  async function read(): Promise<Doc> {
    const found =
      'global' in target
        ? await payload.findGlobal({ slug: target.global, draft: true, ...who })
        : await payload.findByID({ ...target, draft: true, ...who });
    return copy(found as unknown as Doc);
  }

  let state = await read();
  let othersTold: FormBase['others'] = [];
  const baseOfState = () => state.formBase as FormBase;

  async function store(data: Doc, { cut, file }: Brought): Promise<Doc> {
    if ('collection' in target) {
      const req = await createLocalReq({ user, locale, fallbackLocale: false }, payload);
      if (cut) req.query = { uploadEdits: cut };
      const call = { ...target, ...who, data, ...(file && { file }), req };
      return copy((await payload.update(call as never)) as unknown as Doc);
    }
    const globalConfig = payload.globals.config.find(({ slug }) => slug === target.global)!;
    const hasDrafts = Boolean(globalConfig.versions?.drafts);
    // Settings wait as a draft, and are saved as one: Payload's local interface knows no autosave of them.
    const draft = hasDrafts && data._status !== 'published' ? { draft: true, autosave: true } : {};
    const values = hasDrafts ? { _status: 'draft', ...data } : data;
    const req = await createLocalReq({ user, locale, fallbackLocale: false }, payload);
    const call = { slug: target.global, globalConfig, data: values, depth: 0, ...draft, req };
    return copy((await updateOperationGlobal(call as never)) as unknown as Doc);
  }

  return {
    locale,
    get values(): Readonly<Doc> {
      return state;
    },
    get base(): FormBase {
      return baseOfState();
    },
    /** What the answer to the last save told of others. */
    get othersTold(): FormBase['others'] {
      return othersTold;
    },
    /** At a name of the first level. */
    type(values: Doc): void {
      state = { ...state, ...copy(values) };
    },
    /** With `lost`, the answer never arrives. */
    async save({ lost = false, ...brought }: Brought & { lost?: boolean } = {}): Promise<void> {
      const { _status, ...typed } = copy(state);
      const answer = await store(typed, brought);
      if (lost) return;
      state = answer;
      const { base, conflicts, others } = baseOfState();
      othersTold = others;
      if (others.length === 0) return;
      // As `fillAround` does: what is in dispute stays as its writer has it, and stands on what it stood on.
      const fresh = await read();
      const told = fresh.formBase as FormBase;
      const nextBase = { ...told.base };
      for (const { path } of conflicts) {
        for (const at of Object.keys(partOf(nextBase, path))) delete nextBase[at];
        Object.assign(nextBase, partOf(base, path));
        put(fresh, path, state);
      }
      state = { ...fresh, formBase: { ...told, base: nextBase, conflicts } };
    },
    /** Of settings, after what was typed is saved. */
    async publish(): Promise<void> {
      state = await store({ ...copy(state), _status: 'published' }, {});
    },
    /** The decision «keep mine» at one field. */
    keepMine(path: string): void {
      const formBase = baseOfState();
      const conflict = formBase.conflicts.find((candidate) => candidate.path === path);
      if (!conflict) throw new Error(`No conflict at ${path}`);
      const rest = Object.entries(formBase.base).filter(([at]) => at !== path && !at.startsWith(`${path}.`));
      state = {
        ...state,
        formBase: {
          ...formBase,
          base: { ...Object.fromEntries(rest), ...conflict.seen },
          conflicts: formBase.conflicts.filter((one) => one !== conflict),
          over: [...(formBase.over ?? []), path],
        },
      };
    },
  };
}

export type PlainForm = Awaited<ReturnType<typeof openPlainForm>>;

/** Takes over the value of a path, which has the ids of rows, from another state of the form. */
function put(into: unknown, path: string, from: unknown): void {
  const [name, ...rest] = path.split('.') as [string, ...string[]];
  const of = (at: unknown): unknown =>
    Array.isArray(at) ? (at as Doc[]).find(({ id }) => id === name) : (at as Doc | null | undefined)?.[name];
  if (of(into) === undefined && Array.isArray(into)) return;
  if (rest.length === 0) (into as Doc)[name] = of(from);
  else put(of(into), rest.join('.'), of(from));
}
