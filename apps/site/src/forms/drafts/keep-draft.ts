import type { Draft } from '../core/draft.ts';
import type { FormStore } from '../core/form-store.ts';
import type { FormValues } from '../core/form-values.ts';
import { type Known, sortValues } from '../core/leftovers.ts';
import { type DraftStorage, mergeDrafts, untouched, withNamedAnswers } from './draft-storage.ts';

/** Milliseconds between a change and the draft that holds it. */
export const draftDelay = 300;

interface Options {
  name: string;
  storage: DraftStorage;
  /** The page came back from a failed post without JavaScript: what was posted is newer than any draft. */
  posted?: boolean;
  /** Another window has sent or discarded the draft. */
  onGone: () => void;
  now?: () => number;
}

export interface DraftKeeper {
  /** When the draft that now stands in the form was written; `null` where there was none. */
  restored: number | null;
  /** Writes what is not written yet. */
  flush(): void;
  /** Another window has changed the draft, or it is gone. */
  changedElsewhere(): void;
  stop(): void;
}

interface Adopted {
  key?: string;
  since?: number;
  known?: Known;
}

/** Holds a form's input in the browser's storage from the first change on, until the form is emptied: sent, queued, discarded. */
export function keepDraft(
  store: FormStore,
  { name, storage, posted = false, onGone, now = Date.now }: Options,
): DraftKeeper {
  /** What this window has brought in. */
  const touched = new Set(posted ? Object.keys(store.values()) : store.touched());
  const begun = now();
  let changed: Record<string, number> = Object.fromEntries([...touched].map((field) => [field, begun]));
  let known = store.values();
  let leftovers = store.leftovers();
  let called = store.called();
  let timer: ReturnType<typeof setTimeout> | undefined;

  storage.sweep();
  const restored = posted ? null : restore();
  if (touched.size > 0) plan();
  const unsubscribe = store.subscribe(note);

  function read(): Draft | null {
    const draft = storage.read(name);
    return draft && withNamedAnswers(draft, store.fields);
  }

  /** What was typed before the page came alive stays; the draft fills the rest. */
  function restore(): number | null {
    const draft = read();
    const news = draft && untouched(draft, known, touched);
    if (!draft || (!news && !draft.leftovers)) return null;
    changed = { ...draft.changed, ...changed };
    // Else a form that was restored and sent at once would look as if a program had filled it in.
    const since = Math.min(...Object.values(changed));
    adopt({ ...known, ...news }, { key: draft.key, since, known: draft });
    return draft.savedAt;
  }

  /** Whether the same was under way already when its window closed is unknown: a change from here on is another submission. */
  function adopt(values: FormValues, { key, since, known: before }: Adopted = {}): void {
    store.replace(values, key, since, before);
    store.sending();
    known = store.values();
    leftovers = store.leftovers();
    called = store.called();
  }

  function note(): void {
    const values = store.values();
    if (store.dirty() && (store.leftovers() !== leftovers || store.called() !== called)) plan();
    leftovers = store.leftovers();
    called = store.called();
    // A field that is new came with the page's other language, not from its reader.
    const news = Object.keys(values).filter((field) => field in known && values[field] !== known[field]);
    known = values;
    if (!store.dirty()) return end();
    if (news.length === 0) return;
    const at = now();
    for (const field of news) {
      touched.add(field);
      changed[field] = at;
    }
    plan();
  }

  function plan(): void {
    timer ??= setTimeout(write, draftDelay);
  }

  function cancel(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  function write(): void {
    cancel();
    const values = pick(store.values(), changed);
    const told = store.told();
    leftovers = store.leftovers();
    const ours: Draft = {
      version: 1,
      key: store.key(),
      values,
      changed,
      savedAt: now(),
      ...(Object.keys(told).length > 0 ? { told } : {}),
      ...(leftovers.length > 0 ? { leftovers } : {}),
    };
    const theirs = read();
    storage.write(name, theirs ? mergeDrafts(ours, theirs) : ours);
  }

  function end(): void {
    cancel();
    forget();
    storage.remove(name);
  }

  function forget(): void {
    touched.clear();
    changed = {};
  }

  /** What stands here is a submission of its own from now on, and becomes a draft with its next change. */
  function leaveAlone(): void {
    if (Object.keys(changed).length === 0) return;
    cancel();
    forget();
    adopt(store.values(), { known: { told: store.told(), leftovers: store.leftovers() } });
    onGone();
  }

  function takeIn(draft: Draft): void {
    const news = untouched(draft, store.values(), touched) ?? {};
    for (const name of Object.keys(news)) changed[name] = draft.changed[name]!;
    // The other window may show the form in the other language.
    const { values } = sortValues(store.fields, news, draft.told ?? {});
    for (const [field, value] of Object.entries({ ...news, ...values })) {
      known = { ...known, [field]: value };
      store.set(field, value);
      known = store.values();
    }
  }

  return {
    restored,
    flush() {
      if (timer !== undefined) write();
    },
    changedElsewhere() {
      const draft = read();
      if (draft) takeIn(draft);
      else leaveAlone();
    },
    stop() {
      unsubscribe();
      if (timer !== undefined) write();
    },
  };
}

function pick(values: Record<string, unknown>, names: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(names, name)));
}
