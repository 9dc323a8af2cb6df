import type { Locale } from '@nasaq/contract';
import { isSame } from '@nasaq/translation';
import { type FormEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { startTexts } from '../catalogue/index.ts';
import {
  arranged,
  changesOf,
  leftToSave,
  mergeChanges,
  settled,
  valueAt,
  withOver,
  withValueAt,
} from '../merge-step.ts';
import type { DraftedFields, OverruledField, Step, StepAnswer, StepForms } from '../start-api.ts';
import { useKeptChanges } from './kept-changes.ts';
import { type Refusal, tell } from './tell.ts';

export interface FormProps {
  language: Locale;
  onSteps: (steps: readonly Step[]) => void;
  /** What colleagues have replaced of the reader's texts, in any step. */
  overruled: readonly OverruledField[];
  /** What waited as a draft when the screen was opened. */
  drafted: DraftedFields;
}

/** A value that somebody else has changed, too, and the choice between both. */
export interface Disputed {
  mine: unknown;
  theirs: unknown;
  /** Who has written the other; empty where that is not known. */
  by: string;
  keep: () => void;
  take: () => void;
}

export interface StartForm<Form> {
  form: Form;
  /** At a path with the ids of rows: `name.ar`, `figures.x.head.en`. */
  set: (path: string, value: unknown) => void;
  /** Whether what stands there was refused: no more once it is another. */
  isWrong: (path: string) => boolean;
  /** What the host says of some fields, in the language of the menus. */
  said: Readonly<Record<string, string>>;
  disputed: (path: string) => Disputed | null;
  /** What colleagues have replaced in this step of the reader's texts. */
  overruled: readonly OverruledField[];
  /** What the next save publishes besides what is typed here. */
  drafted: readonly string[];
  /** Whether something at a path, or within it, has to be looked at. */
  hasTrouble: (path: string) => boolean;
  /** Why the whole was refused; what was saved, or left unsaved, otherwise. */
  error: string | null;
  /** Another one with each refusal. */
  refusal: Pick<Refusal, 'screen'> | null;
  told: string | null;
  save: (event: FormEvent) => void;
}

/**
 * One step of the assistant. What its reader changes is saved over whatever is stored by then, field by field, and kept in
 * this browser until it is; what others have saved comes with each answer of the host.
 */
export function useStartForm<Name extends keyof StepForms>(
  name: Name,
  saved: StepForms[Name],
  { drafted, language, onSteps, overruled }: FormProps,
): StartForm<StepForms[Name]> {
  const texts = startTexts[language];
  const [stored, setStored] = useState(saved);
  const kept = useKeptChanges(name);
  const { disputes, form, standsOn } = useMemo(() => mergeChanges(kept.changes, stored), [kept.changes, stored]);
  const [refusal, setRefusal] = useState<(Refusal & { form: StepForms[Name] }) | null>(null);
  /** What its last save has come to, until something is typed. */
  const [outcome, setOutcome] = useState<string | null>(null);
  const [isNews, setNews] = useState(false);
  // No state of the button: one that is disabled loses the focus of whoever has pressed it.
  const isBusy = useRef(false);
  const [isPublished, setPublished] = useState(false);
  const settle = useEffectEvent((beside: StepForms[Name]) => kept.write(settled(kept.newest(), beside)));
  // Beside other values than it was kept with, less of it may be a change.
  useEffect(() => settle(stored), [stored]);

  const isWrong = (path: string) =>
    refusal !== null &&
    !refusal.isDispute &&
    refusal.fields.includes(path) &&
    isSame(valueAt(form, path), valueAt(refusal.form, path));
  const wrong = refusal?.fields.filter(isWrong) ?? [];
  const isOpen = refusal?.isDispute ? disputes.length > 0 : wrong.length > 0 || refusal?.fields.length === 0;

  async function send(): Promise<void> {
    isBusy.current = true;
    setOutcome(null);
    const sent = { changes: withOver(changesOf(standsOn, form), kept.newest().over), form };
    const { answer, refusal: refused } = await tell<Name, StepAnswer<StepForms[Name]>, StepForms[Name]>(
      name,
      sent.changes,
      texts.failed,
    );
    const typed = mergeChanges(kept.newest(), stored).form;
    const found = answer?.found ?? refused?.now;
    isBusy.current = false;
    setRefusal(refused && { ...refused, form: sent.form });
    setNews(found !== undefined && !isSame(arranged(found, stored), stored));
    if (!answer) {
      if (found) setStored(arranged(found, stored));
      return;
    }
    const now = arranged(answer.now, sent.form);
    // First: beside these, what was sent is nothing new, and no reader sees for a moment what was there before.
    flushSync(() => setStored(now));
    kept.write(leftToSave(sent, typed, now));
    setOutcome(answer.told ?? texts.saved);
    if (!answer.told) setPublished(true);
    if (answer.steps) onSteps(answer.steps);
  }

  function write(base: StepForms[Name], next: StepForms[Name], decided: readonly string[] = []): void {
    setOutcome(null);
    const over = [...new Set([...(kept.newest().over ?? []), ...decided])];
    kept.write(settled({ ...changesOf(base, next), over }, stored));
  }

  /** Of what stands there by then: a file is chosen at one moment and taken by the host at another. */
  function edit(edited: (now: StepForms[Name]) => StepForms[Name]): void {
    const newest = mergeChanges(kept.newest(), stored);
    write(newest.standsOn, edited(newest.form));
  }

  function disputed(path: string): Disputed | null {
    if (!disputes.includes(path)) return null;
    const theirs = valueAt(stored, path);
    const seen = withValueAt(standsOn, path, theirs);
    return {
      mine: valueAt(form, path),
      theirs,
      by: refusal?.by[path] ?? '',
      keep: () => write(seen, form, [path]),
      take: () => write(seen, withValueAt(form, path, theirs)),
    };
  }

  const state = outcome ?? (isSame(form, standsOn) ? null : texts.unsaved);
  return {
    form,
    isWrong,
    said: Object.fromEntries(Object.entries(refusal?.said ?? {}).filter(([path]) => isWrong(path))),
    disputed,
    overruled: overruled.filter((one) => one.name === name),
    drafted: isPublished ? [] : (drafted[name] ?? []),
    hasTrouble: (path) => [...wrong, ...disputes].some((at) => at === path || at.startsWith(`${path}.`)),
    error: refusal && isOpen ? refusal.error : null,
    refusal,
    told: [state, isNews && texts.othersKept].filter(Boolean).join(' ') || null,
    set: (path, value) => edit((now) => withValueAt(now, path, value)),
    save: (event) => {
      event.preventDefault();
      if (!isBusy.current) void send();
    },
  };
}
