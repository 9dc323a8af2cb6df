'use client';

import { type Locale, localeInfo } from '@nasaq/contract';
import { checkParts, checkText, type TextKind } from '@nasaq/messages/check-text';
import { Button, toast } from '@payloadcms/ui';
import { useId, useMemo, useState } from 'react';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { wordTexts } from '../catalogue/index.ts';
import { newest, present, readingsOf } from '../find-texts.ts';
import { problemText } from '../problem-text.ts';
import type { TextState } from '../staff-text.ts';
import { useTypedWord } from './typed-words.ts';
import type { Refused, WordCalls } from './use-words.ts';
import { Moment } from '../../platform/staff/screens/moment.tsx';
import { WordFields, writtenOf } from './word-fields.tsx';
import { WordPast } from './word-past.tsx';
import { WordPreview } from './word-preview.tsx';

interface Props {
  calls: WordCalls;
  kind: TextKind;
  language: Locale;
  locale: Locale;
  onChange: (state: TextState) => void;
  state: TextState;
  textKey: string;
}

/** One language of a text: what was built beside what is to be said, checked as it is written. */
export function WordEditor({ calls, kind, language, locale, onChange, state, textKey }: Props) {
  const texts = wordTexts[language];
  const id = useId();
  const place = { key: textKey, locale };
  const saved = newest(state);
  const typed = useTypedWord(place);
  // Fields follow what is saved, by whomever, until something is typed: that stays until it is saved or given up.
  const written = useMemo(() => typed.written ?? writtenOf(kind, saved), [kind, saved, typed.written]);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [busy, setBusy] = useState(false);
  const { built } = state;
  const { text: draft, parts } = written;
  // As it was before a box cannot be read: a value is typed sign by sign.
  const [readable, setReadable] = useState(saved);
  const inPart = parts && checkParts(parts, built);
  const problem = inPart?.problem ?? checkText({ text: draft, built, locale, kind });
  const sentence = problem && problemText(problem, texts.problems, language);
  // What is wrong in one box is said there.
  const said = refused?.message ?? (inPart ? null : sentence);
  const { dir, tag } = localeInfo[locale];

  async function say(text: string | null, done: string, version = state.version) {
    setBusy(true);
    const answer = await calls.save(place, text, version);
    setBusy(false);
    if ('refused' in answer) return setRefused(answer.refused);
    setRefused(null);
    // What was said against the built text of now knows of no other.
    onChange({ built, text: answer.text, version: answer.version });
    typed.forget(text ?? built);
    toast.success(done);
  }
  async function keep(text: string | null, version = state.draft?.version ?? 0) {
    setBusy(true);
    const answer = await calls.keepDraft(place, text, { base: state.version, version });
    setBusy(false);
    if ('refused' in answer) return setRefused(answer.refused);
    setRefused(null);
    const { draft: _, ...rest } = state;
    onChange(answer.draft ? { ...rest, draft: answer.draft } : rest);
    typed.forget(text ?? built);
    toast.success(answer.draft ? texts.draftKept : texts.draftNone);
  }
  async function dropDraft() {
    setBusy(true);
    const answer = await calls.drop([place]);
    setBusy(false);
    if ('refused' in answer) return setRefused(answer.refused);
    const { draft: _, ...rest } = state;
    onChange(rest);
    toast.success(texts.draftDropped);
  }
  function takeTheirs({ draft, text, version }: NonNullable<Refused['now']>) {
    // Of a draft, what is said stays as it was; without one, somebody has published it or given it up.
    const { draft: _, ...rest } = state;
    if (draft === undefined) onChange({ ...state, text, version });
    else onChange(draft ? { ...rest, draft } : rest);
    setRefused(null);
  }
  const original = (label: string, text: string) => (
    <div>
      <dt>{label}</dt>
      <dd dir={dir} lang={tag}>
        {readingsOf(kind, text)}
      </dd>
    </div>
  );
  return (
    <form
      className="words__editor"
      onSubmit={(event) => {
        event.preventDefault();
        if (problem === null) void keep(draft);
      }}
    >
      <dl className="words__originals">
        {state.wasBuilt !== undefined && original(texts.builtBefore, state.wasBuilt)}
        {original(texts.builtNow, built)}
        {state.wasBuilt !== undefined && state.text !== null && original(texts.yours, state.text)}
        {state.draft && state.wasBuilt === undefined && state.text !== null && original(texts.onSite, state.text)}
      </dl>
      {state.draft && (
        <p className="words__by">
          {state.draft.by ? fill(texts.draftBy, { name: `\u2068${state.draft.by}\u2069` }) : texts.draftSomebody} ·{' '}
          <Moment language={language} value={state.draft.at} />
        </p>
      )}
      {state.draft?.isBehind && <p className="words__theirs">{texts.behind}</p>}
      <WordFields
        errorId={said ? `${id}-error` : undefined}
        fault={inPart && sentence ? { part: inPart.part, sentence } : null}
        onChange={(now) => {
          typed.type(now, saved);
          setRefused(null);
          if (!now.parts || !checkParts(now.parts, built)) setReadable(now.text);
        }}
        {...{ built, language, locale, written }}
      />
      {said && (
        <p className="words__error" id={`${id}-error`} role="alert">
          {said}
        </p>
      )}
      {refused?.now && (
        <p className="words__theirs">
          {fill(texts.theirs, { text: readingsOf(kind, refused.now.text ?? built) })}{' '}
          <Button buttonStyle="secondary" margin={false} onClick={() => takeTheirs(refused.now!)} size="small">
            {texts.takeTheirs}
          </Button>
        </p>
      )}
      {typed.written && (
        <p className="words__theirs">
          {typed.over === saved ? texts.unsaved : fill(texts.unsavedOver, { text: readingsOf(kind, saved) })}{' '}
          <Button buttonStyle="secondary" margin={false} onClick={() => typed.forget()} size="small" type="button">
            {texts.giveUp}
          </Button>
        </p>
      )}
      <WordPreview kind={kind} text={inPart ? readable : draft} {...{ built, language, locale }} />
      <div className="words__acts">
        <Button
          disabled={busy || problem !== null || draft === present(state)}
          margin={false}
          onClick={() => void say(draft, texts.saved)}
          size="medium"
          type="button"
        >
          {texts.save}
        </Button>
        <Button
          buttonStyle="secondary"
          disabled={busy || problem !== null || (draft === saved && !state.draft?.isBehind)}
          margin={false}
          size="medium"
          type="submit"
        >
          {texts.keepDraft}
        </Button>
        {state.draft && (
          <Button
            buttonStyle="secondary"
            disabled={busy}
            margin={false}
            onClick={() => void dropDraft()}
            size="medium"
            type="button"
          >
            {texts.dropDraft}
          </Button>
        )}
        {state.wasBuilt !== undefined && state.text !== null && !state.isOut && (
          <Button
            buttonStyle="secondary"
            disabled={busy}
            margin={false}
            onClick={() => void say(state.text, texts.saved)}
            size="medium"
          >
            {texts.keep}
          </Button>
        )}
        {state.text !== null && (
          <Button
            buttonStyle="secondary"
            disabled={busy}
            margin={false}
            onClick={() => void say(null, texts.restored)}
            size="medium"
          >
            {texts.restore}
          </Button>
        )}
        <p>{texts.saveKeys}</p>
      </div>
      {state.version > 0 && (
        <WordPast
          built={built}
          calls={calls}
          kind={kind}
          language={language}
          onUse={(text) => void say(text, text === null ? texts.restored : texts.saved)}
          place={place}
          version={state.version}
        />
      )}
    </form>
  );
}
