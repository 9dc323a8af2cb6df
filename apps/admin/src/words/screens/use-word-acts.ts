'use client';

import type { Locale } from '@nasaq/contract';
import { toast } from '@payloadcms/ui';
import { useState } from 'react';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { wordTexts } from '../catalogue/index.ts';
import type { TextState } from '../staff-text.ts';
import { useTypedWord } from './typed-words.ts';
import type { Refused, WordCalls } from './use-words.ts';

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
}

/** A dispute, with the way to have one's own all the same where a colleague's draft is in its way. */
type Disputed = Refused & { overrule?: () => void };

/** What can be done with one language of a text; a click by which something is replaced or goes can be taken back by another. */
export function useWordActs({ calls, language, onChange, place, state }: Acting) {
  const texts = wordTexts[language];
  const typed = useTypedWord(place);
  const [refused, setRefused] = useState<Disputed | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const [busy, setBusy] = useState(false);
  const { built } = state;

  async function ask<Answer extends object>(
    call: Promise<Answer>,
  ): Promise<Exclude<Answer, { refused: Refused }> | null> {
    setBusy(true);
    const answer = await call;
    setBusy(false);
    setRefused('refused' in answer ? (answer.refused as Refused) : null);
    return 'refused' in answer ? null : (answer as Exclude<Answer, { refused: Refused }>);
  }

  /** From now on, at once; answers what is stored then. */
  async function say(text: string | null, wanted: { told: string; byClick?: boolean; draft?: number }) {
    const { byClick = false, draft = state.draft?.version ?? 0, told } = wanted;
    const answer = await ask(
      calls.save(place, text, state.version, draft).then((answered) => {
        if (!('refused' in answered) || !answered.refused.now?.draft) return answered;
        const { version } = answered.refused.now.draft;
        return { refused: { ...answered.refused, overrule: () => void say(text, { ...wanted, draft: version }) } };
      }),
    );
    if (!answer) return null;
    // What was said against the built text of now knows of no other.
    const now: TextState = { built, text: answer.text, version: answer.version };
    onChange(now);
    typed.forget(text ?? built);
    setDone(byClick ? { told, said: { text: state.text }, ...(state.draft && { draft: state.draft }) } : null);
    if (!byClick) toast.success(told);
    return now;
  }

  async function keep(text: string | null, { over = state, told = texts.draftKept } = {}) {
    const seen = { base: over.version, version: over.draft?.version ?? 0 };
    const answer = await ask(calls.keepDraft(place, text, seen));
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

  async function undo({ draft, said }: Done) {
    const now = said ? await say(said.text, { told: texts.takenUp }) : state;
    if (now && draft) await keep(draft.text, { over: now, told: texts.takenUp });
  }

  function takeTheirs({ draft, text, version }: NonNullable<Refused['now']>) {
    // Of a draft, what is said stays as it was; without one, somebody has published it or given it up.
    const { draft: _, ...rest } = state;
    if (draft === undefined) onChange({ ...state, text, version });
    else onChange(draft ? { ...rest, draft } : rest);
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
