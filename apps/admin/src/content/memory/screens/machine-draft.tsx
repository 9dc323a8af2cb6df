'use client';

import { type Locale, otherLocale } from '@nasaq/contract';
import { useEffect, useState } from 'react';
import { memoryTexts } from '../catalogue/index.ts';

interface Props {
  /** Where the host answers, as `/api`. */
  api: string;
  /** Of the menus. */
  language: Locale;
  /** The language that the draft is written in. */
  locale: Locale;
  path: string;
  /** Of the source, as its field has it. */
  value: unknown;
  /** Takes the draft into the field, to be saved as what a machine wrote. */
  onDraft: (value: unknown) => void;
}

type Draft = { value: unknown } | { problem: 'damaged' };

/** Asks for a draft of one field, where the owner has named a machine; else nothing. */
export function MachineDraftButton({ api, language, locale, onDraft, path, value }: Props) {
  const texts = memoryTexts[language];
  const isAvailable = useAvailable(api);
  const [state, setState] = useState<{ busy: boolean; error: string | null }>({ busy: false, error: null });
  if (!isAvailable) return null;
  const ask = async () => {
    setState({ busy: true, error: null });
    try {
      const draft = await askForDraft(api, { from: otherLocale(locale), texts: [{ path, value }] }, texts.unreachable);
      if ('value' in draft) onDraft(draft.value);
      setState({ busy: false, error: 'value' in draft ? null : texts.damaged });
    } catch (error) {
      setState({ busy: false, error: error instanceof Refused ? error.message : texts.unreachable });
    }
  };
  return (
    <div className="suggestions-draft">
      <button type="button" aria-disabled={state.busy} onClick={() => state.busy || void ask()}>
        {state.busy ? texts.drafting : texts.draft}
      </button>
      {state.error && <p role="alert">{state.error}</p>}
    </div>
  );
}

/** Told by the host, in the language of the menus. */
class Refused extends Error {}

async function askForDraft(api: string, body: object, unreachable: string): Promise<Draft> {
  const answer = await fetch(`${api}/machine-drafts`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const said = (await answer.json()) as { drafts?: Draft[]; error?: { message: string } };
  if (!said.drafts?.[0]) throw new Refused(said.error?.message ?? unreachable);
  return said.drafts[0];
}

function useAvailable(api: string): boolean {
  const [isAvailable, setAvailable] = useState(false);
  useEffect(() => {
    let left = false;
    fetch(`${api}/machine-drafts`, { credentials: 'same-origin' })
      .then((answer) => answer.json() as Promise<{ available?: boolean }>)
      .then(
        ({ available }) => left || setAvailable(available === true),
        // Without an answer there is no button.
        () => {},
      );
    return () => {
      left = true;
    };
  }, [api]);
  return isAvailable;
}
