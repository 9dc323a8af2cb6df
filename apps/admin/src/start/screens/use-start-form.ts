import type { Locale } from '@nasaq/contract';
import { useAuth } from '@payloadcms/ui';
import { type FormEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { browserStorage, StoredDrafts } from '../../platform/staff/screens/stored-drafts.ts';
import { startTexts } from '../catalogue/index.ts';
import type { StartAnswer, StartForms, Step } from '../start-api.ts';

/** What a call came to: an answer, or why there is none, in the language of the menus. */
export type Told<Answer> =
  | { answer: Answer; error: null; fields: null }
  | { answer: null; error: string; fields: readonly string[]; said: Record<string, string> };

/** @param unreachable what is said where nobody answers */
export async function tell<Name extends keyof StartForms, Answer = StartAnswer>(
  name: Name,
  body: StartForms[Name],
  unreachable: string,
): Promise<Told<Answer>> {
  const answer = await fetch(`/api/start/${name}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null);
  const told = (await answer?.json().catch(() => null)) as
    | (Answer & { error?: { message?: string; fields?: string[]; said?: Record<string, string> } })
    | null
    | undefined;
  if (answer?.ok && told) return { answer: told, error: null, fields: null };
  const { fields = [], message = unreachable, said = {} } = told?.error ?? {};
  return { answer: null, error: message, fields, said };
}

export interface FormProps {
  language: Locale;
  onSteps: (steps: readonly Step[]) => void;
}

export interface StartForm<Form> {
  form: Form;
  change: (changed: Partial<Form>) => void;
  /** Fields that were refused: `name.ar`, `days.0.from`. */
  wrong: ReadonlySet<string>;
  /** What the host says of some of them, in the language of the menus. */
  said: Readonly<Record<string, string>>;
  /** Why the whole was refused; what was saved, or left unsaved, otherwise. */
  error: string | null;
  told: string | null;
  isBusy: boolean;
  save: (event: FormEvent) => void;
}

/** One step of the assistant. What is typed and not saved yet stays in this browser, and is there when one comes back. */
export function useStartForm<Name extends 'company' | 'hours' | 'brand' | 'parts' | 'home'>(
  name: Name,
  saved: StartForms[Name],
  { language, onSteps }: FormProps,
): StartForm<StartForms[Name]> {
  const texts = startTexts[language];
  const { user } = useAuth();
  const owner = Number(user?.id ?? 0);
  const [stored, setStored] = useState(saved);
  const drafts = useMemo(
    () => new StoredDrafts({ storage: browserStorage(), name: 'start', user: owner, empty: stored }),
    [owner, stored],
  );
  const form = useSyncExternalStore(
    drafts.subscribe,
    () => drafts.read(name),
    () => stored,
  );
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState<Readonly<Record<string, string>>>({});
  const [error, setError] = useState<string | null>(null);
  const [isSaved, setSaved] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function send(): Promise<void> {
    setBusy(true);
    setSaved(false);
    const { answer, error: refusal, ...refused } = await tell(name, form, texts.failed);
    setBusy(false);
    setWrong(new Set(refused.fields));
    setSaid('said' in refused ? refused.said : {});
    setError(refusal);
    if (!answer) return;
    drafts.write(name, stored);
    setStored(form);
    setSaved(true);
    if (answer.steps) onSteps(answer.steps);
  }

  return {
    form,
    wrong,
    said,
    error,
    told: isSaved ? texts.saved : isEqual(form, stored) ? null : texts.unsaved,
    isBusy,
    change: (changed) => {
      setSaved(false);
      drafts.write(name, { ...form, ...changed });
    },
    save: (event) => {
      event.preventDefault();
      void send();
    },
  };
}

function isEqual(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
