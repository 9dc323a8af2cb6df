'use client';

import { type Locale, localeInfo } from '@nasaq/contract';
import { checkParts, checkText, type TextKind } from '@nasaq/messages/check-text';
import { Button } from '@payloadcms/ui';
import { useId, useMemo, useState } from 'react';
import { Moment } from '../../platform/staff/screens/moment.tsx';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { wordTexts } from '../catalogue/index.ts';
import { newest, present, readingsOf } from '../find-texts.ts';
import { problemText } from '../problem-text.ts';
import type { TextState } from '../staff-text.ts';
import { useTypedWord } from './typed-words.ts';
import type { WordCalls } from './use-words.ts';
import { useWordActs } from './use-word-acts.ts';
import { WordDispute } from './word-dispute.tsx';
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
  const acts = useWordActs({ calls, language, onChange, place, state });
  const { busy, refused } = acts;
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
        if (problem === null) acts.keep(draft);
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
          {state.draft.by ? fill(texts.draftBy, { name: state.draft.by }) : texts.draftSomebody} ·{' '}
          <Moment language={language} value={state.draft.at} />
        </p>
      )}
      {state.draft?.isBehind && <p className="words__theirs">{texts.behind}</p>}
      <WordFields
        errorId={said ? `${id}-error` : undefined}
        fault={inPart && sentence ? { part: inPart.part, sentence } : null}
        onChange={(now) => {
          typed.type(now, saved);
          acts.forgetRefusal();
          if (!now.parts || !checkParts(now.parts, built)) setReadable(now.text);
        }}
        {...{ built, kind, language, locale, written }}
      />
      {said && (
        <p className="words__error" id={`${id}-error`} role="alert">
          {said}
        </p>
      )}
      {refused?.now && (
        <WordDispute
          now={refused.now}
          onTake={() => acts.takeTheirs(refused.now!)}
          overrule={refused.overrule}
          {...{ built, kind, language }}
        />
      )}
      {acts.done && (
        <p className="words__theirs" role="status">
          {acts.done.told}{' '}
          <Button buttonStyle="secondary" margin={false} onClick={acts.done.undo} size="small" type="button">
            {texts.undoClick}
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
          onClick={() => acts.say(draft, texts.saved)}
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
            onClick={acts.dropDraft}
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
            onClick={() => acts.say(state.text, texts.saved)}
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
            onClick={() => acts.sayByClick(null)}
            size="medium"
          >
            {texts.restore}
          </Button>
        )}
        <p>{texts.saveKeys}</p>
      </div>
      <WordPast
        asOf={`${state.version} ${state.draft?.version ?? 0}`}
        built={built}
        calls={calls}
        kind={kind}
        language={language}
        onUse={({ isDraft, text }) => (isDraft ? acts.keep(text) : acts.sayByClick(text))}
        place={place}
        version={state.version}
      />
    </form>
  );
}
