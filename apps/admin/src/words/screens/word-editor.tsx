'use client';

import { type Locale, localeInfo } from '@nasaq/contract';
import { checkText, type TextKind } from '@nasaq/messages/check-text';
import { joinPlural, splitPlural } from '@nasaq/messages/plural-parts';
import { Button, toast } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { wordTexts } from '../catalogue/index.ts';
import { newest, present, valuesOf } from '../find-texts.ts';
import { nameOfForm, problemText } from '../problem-text.ts';
import type { TextState } from '../staff-text.ts';
import type { Refused, WordCalls } from './use-words.ts';
import { Moment } from '../../platform/staff/screens/moment.tsx';
import { WordField } from './word-field.tsx';
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
  const [draft, setDraft] = useState(newest(state));
  const [refused, setRefused] = useState<Refused | null>(null);
  const [busy, setBusy] = useState(false);
  const { built } = state;
  const problem = checkText({ text: draft, built, locale, kind });
  const said = refused?.message ?? (problem && problemText(problem, texts.problems, language));
  const { dir, tag } = localeInfo[locale];

  async function say(text: string | null, done: string, version = state.version) {
    setBusy(true);
    const answer = await calls.save(place, text, version);
    setBusy(false);
    if ('refused' in answer) return setRefused(answer.refused);
    setRefused(null);
    // What was said against the built text of now knows of no other.
    onChange({ built, text: answer.text, version: answer.version });
    setDraft(answer.text ?? built);
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
    setDraft(answer.draft ? (answer.draft.text ?? built) : present(state));
    toast.success(answer.draft ? texts.draftKept : texts.draftNone);
  }
  async function dropDraft() {
    setBusy(true);
    const answer = await calls.drop([place]);
    setBusy(false);
    if ('refused' in answer) return setRefused(answer.refused);
    const { draft: _, ...rest } = state;
    onChange(rest);
    setDraft(present(state));
    toast.success(texts.draftDropped);
  }
  const change = (text: string) => {
    setDraft(text);
    setRefused(null);
  };
  const original = (label: string, text: string) => (
    <div>
      <dt>{label}</dt>
      <dd dir={dir} lang={tag}>
        {text}
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
      <Fields
        draft={draft}
        errorId={said ? `${id}-error` : undefined}
        kind={kind}
        onChange={change}
        {...{ built, language, locale }}
      />
      {said && (
        <p className="words__error" id={`${id}-error`} role="alert">
          {said}
        </p>
      )}
      {refused?.now && (
        <p className="words__theirs">
          {fill(texts.theirs, { text: refused.now.text ?? built })}{' '}
          <Button
            buttonStyle="secondary"
            margin={false}
            onClick={() => {
              const { text, version } = refused.now!;
              onChange({ ...state, text, version });
              setRefused(null);
            }}
            size="small"
          >
            {texts.takeTheirs}
          </Button>
        </p>
      )}
      <WordPreview kind={kind} text={draft} {...{ built, language, locale }} />
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
          disabled={busy || problem !== null || (draft === newest(state) && !state.draft?.isBehind)}
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
          language={language}
          onUse={(text) => void say(text, text === null ? texts.restored : texts.saved)}
          place={place}
          version={state.version}
        />
      )}
    </form>
  );
}

interface FieldsProps {
  built: string;
  draft: string;
  errorId: string | undefined;
  kind: TextKind;
  language: Locale;
  locale: Locale;
  onChange: (text: string) => void;
}

/** One field, or one for each form of a count and what stands around it. */
function Fields({ built, draft, errorId, kind, language, locale, onChange }: FieldsProps) {
  const texts = wordTexts[language];
  const values = valuesOf(built);
  const shared = { errorId, language, locale };
  const parts = kind === 'icu' ? splitPlural(draft) : null;
  if (!parts) return <WordField {...shared} label={texts.text} onChange={onChange} value={draft} values={values} />;
  const others = values.filter((name) => name !== parts.name);
  const put = (change: Partial<typeof parts>) => onChange(joinPlural({ ...parts, ...change }));
  const putForm = (form: string, text: string) =>
    put({ forms: parts.forms.map(([name, before]) => [name, name === form ? text : before] as const) });
  return (
    <>
      <WordField
        {...shared}
        label={texts.before}
        onChange={(before) => put({ before })}
        value={parts.before}
        values={others}
      />
      <div className="words__forms">
        {parts.forms.map(([form, text]) => (
          <WordField
            key={form}
            {...shared}
            isShort
            label={fill(texts.form, { form: nameOfForm(texts.problems, form) })}
            onChange={(changed) => putForm(form, changed)}
            value={text}
            values={['#', ...others]}
          />
        ))}
      </div>
      <WordField
        {...shared}
        label={texts.after}
        onChange={(after) => put({ after })}
        value={parts.after}
        values={others}
      />
    </>
  );
}
