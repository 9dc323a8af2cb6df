'use client';

import type { Locale } from '@nasaq/contract';
import { toast } from '@payloadcms/ui';
import { useState } from 'react';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { wordTexts } from '../catalogue/index.ts';
import { newest } from '../find-texts.ts';
import type { TextState } from '../staff-text.ts';
import { useTypedWord } from './typed-words.ts';
import type { Refused, WordCalls } from './use-words.ts';
import type { Written } from './word-fields.tsx';

interface Acting {
  calls: WordCalls;
  language: Locale;
  onChange: (state: TextState) => void;
  place: { key: string; locale: Locale };
  state: TextState;
}

/** What a click has done that nobody has written anew, and what was there before it. */
interface Done {
  told: string;
  /** What readers had; absent where they have it still. */
  said?: { text: string | null };
  /** The draft that there was; absent where there was none. */
  draft?: { text: string | null };
  /** What was typed, and is in no field any more. */
  typed?: Written;
}

/** A dispute, with the way to have one's own all the same. */
type Disputed = Refused & { overrule?: () => void };

/** What can be done with one language of a text; a click by which something is replaced or goes can be taken back by another. */
export function useWordActs({ calls, language, onChange, place, state }: Acting) {
  const texts = wordTexts[language];
  const typed = useTypedWord(place);
  const [refused, setRefused] = useState<Disputed | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const [busy, setBusy] = useState(false);
  const { built } = state;

  /** @param again the same once more, over what the host has by now */
  async function ask<Answer extends object>(
    call: Promise<Answer>,
    again?: (over: TextState) => Promise<unknown>,
  ): Promise<Exclude<Answer, { refused: Refused }> | null> {
    setBusy(true);
    const answer = await call;
    setBusy(false);
    if (!('refused' in answer)) {
      setRefused(null);
      return answer as Exclude<Answer, { refused: Refused }>;
    }
    const refusal = answer.refused as Refused;
    const { now } = refusal;
    setRefused({ ...refusal, ...(again && now && { overrule: () => void again(stateOf(now)) }) });
    return null;
  }

  /** The text as the host has it. */
  function stateOf({ draft, said }: NonNullable<Refused['now']>): TextState {
    const { draft: _, ...rest } = state;
    // What was said against the built text of now knows of no other.
    return { ...(said.version === state.version ? rest : { built, ...said }), ...(draft && { draft }) };
  }

  /** From now on, at once; answers what is stored then. */
  async function say(text: string | null, wanted: { told: string; byClick?: boolean; over?: TextState }) {
    const { byClick = false, over = state, told } = wanted;
    const answer = await ask(calls.save(place, text, over.version, over.draft?.version ?? 0), (now) =>
      say(text, { ...wanted, over: now }),
    );
    if (!answer) return null;
    // What was said against the built text of now knows of no other.
    const now: TextState = { built, text: answer.text, version: answer.version };
    onChange(now);
    typed.forget(text ?? built);
    setDone(byClick ? { told, said: { text: over.text }, ...(over.draft && { draft: over.draft }) } : null);
    if (!byClick) toast.success(told);
    return now;
  }

  async function keep(text: string | null, { over = state, told = texts.draftKept } = {}) {
    const seen = { base: over.version, version: over.draft?.version ?? 0 };
    const answer = await ask(calls.keepDraft(place, text, seen), (now) => keep(text, { over: now, told }));
    if (!answer) return;
    setDone(null);
    const { draft: _, ...rest } = over;
    onChange(answer.draft ? { ...rest, draft: answer.draft } : rest);
    typed.forget(text ?? built);
    toast.success(answer.draft ? told : texts.draftNone);
  }

  async function dropDraft() {
    const { draft, ...rest } = state;
    if (!draft) return;
    const sure = draft.by ? fill(texts.sureDropOf, { name: draft.by }) : texts.sureDropTheirs;
    if (!draft.isMine && !window.confirm(sure)) return;
    if (!(await ask(calls.drop([{ ...place, version: draft.version }])))) return;
    onChange(rest);
    setDone({ told: texts.draftDropped, draft });
  }

  async function undo({ draft, said, typed: written }: Done) {
    if (written) {
      setDone(null);
      typed.type(written, newest(state));
      return;
    }
    const now = said ? await say(said.text, { told: texts.takenUp }) : state;
    if (now && draft) await keep(draft.text, { over: now, told: texts.takenUp });
  }

  /** What is stored stands in the fields; what was typed comes back by a click. */
  function takeTheirs(now: NonNullable<Refused['now']>) {
    onChange(stateOf(now));
    setDone(typed.written && { told: texts.tookTheirs, typed: typed.written });
    typed.forget();
    setRefused(null);
  }

  return {
    busy,
    done: done && { told: done.told, undo: () => void undo(done) },
    dropDraft: () => void dropDraft(),
    forgetRefusal: () => setRefused(null),
    keep: (text: string | null) => void keep(text),
    refused,
    say: (text: string | null, told: string) => void say(text, { told }),
    sayByClick: (text: string | null) =>
      void say(text, { told: text === null ? texts.restored : texts.saidAgain, byClick: true }),
    takeTheirs,
  };
}
