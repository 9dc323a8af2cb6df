'use client';

import type { ContentType, Locale } from '@nasaq/contract';
import { Button } from '@payloadcms/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { DialogActions } from '../../../platform/staff/screens/dialog-actions.tsx';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { useHostCall } from '../../../platform/staff/screens/use-host-call.ts';
import { wordTexts } from '../../catalogue/index.ts';
import { answerPath, type Tried, type TriedResult, tryPath } from '../try-api.ts';

interface Props {
  language: Locale;
  /** What was searched for in vain. */
  query: string;
}

type Way = 'synonym' | 'first';

/** Beside a search without results: another word for it, or an entry that answers it. */
export function AnswerSearch({ language, query }: Props) {
  const texts = wordTexts[language].answer;
  const [way, setWay] = useState<Way | null>(null);
  return (
    <span className="answer-search__buttons">
      {(['synonym', 'first'] as const).map((one) => (
        <Button
          key={one}
          aria-label={fill(texts[one].open, { query })}
          buttonStyle="subtle"
          margin={false}
          onClick={() => setWay(one)}
          size="small"
          type="button"
        >
          {texts[one].short}
        </Button>
      ))}
      {way === 'synonym' && <SynonymDialog language={language} onClose={() => setWay(null)} query={query} />}
      {way === 'first' && <EntryDialog language={language} onClose={() => setWay(null)} query={query} />}
    </span>
  );
}

interface DialogProps extends Props {
  onClose: () => void;
}

function SynonymDialog({ language, onClose, query }: DialogProps) {
  const texts = wordTexts[language].answer;
  const { busy, change, error } = useHostCall();
  const [word, setWord] = useState('');
  const { dialog, id } = useOpenDialog();
  const isReady = word.trim() !== '';

  async function submit() {
    const asked = { path: answerPath, body: { query, as: { kind: 'synonym', word } }, failed: texts.failed };
    if (await change({ ...asked, done: texts.synonym.done })) dialog.current?.close();
  }

  return createPortal(
    <dialog aria-labelledby={id} className="inbox-dialog answer-search" onClose={onClose} ref={dialog}>
      <h2 id={id}>{fill(texts.synonym.title, { query })}</h2>
      <div className="inbox-field">
        <label htmlFor={`${id}-word`}>{texts.synonym.label}</label>
        <input
          aria-describedby={`${id}-hint`}
          dir="auto"
          id={`${id}-word`}
          maxLength={200}
          onChange={({ target }) => setWord(target.value)}
          onKeyDown={({ key, nativeEvent }) => {
            if (key === 'Enter' && !nativeEvent.isComposing && isReady && !busy) void submit();
          }}
          type="text"
          value={word}
        />
        <p className="inbox-hint" id={`${id}-hint`}>
          {texts.synonym.hint}
        </p>
      </div>
      <DialogActions
        busy={busy}
        cancel={texts.cancel}
        confirm={texts.synonym.confirm}
        error={error}
        isReady={isReady}
        onCancel={() => dialog.current?.close()}
        onConfirm={() => void submit()}
      />
    </dialog>,
    document.body,
  );
}

function EntryDialog({ language, onClose, query }: DialogProps) {
  const texts = wordTexts[language].answer;
  const { busy, call, change, error } = useHostCall();
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<readonly TriedResult[] | null>(null);
  const [chosen, setChosen] = useState('');
  const { dialog, id } = useOpenDialog();

  async function look(event: FormEvent) {
    event.preventDefault();
    const tried = await call<Tried>({ path: tryPath, body: { search: typed.trim() }, failed: texts.failed });
    if (tried) setFound(tried[language].results);
  }

  async function submit() {
    const [type, number] = chosen.split(':') as [ContentType, string];
    const as = { kind: 'first', type, id: Number(number) };
    const asked = { path: answerPath, body: { query, as }, failed: texts.failed, done: texts.first.done };
    if (await change(asked)) dialog.current?.close();
  }

  return createPortal(
    <dialog aria-labelledby={id} className="inbox-dialog answer-search" onClose={onClose} ref={dialog}>
      <h2 id={id}>{fill(texts.first.title, { query })}</h2>
      <form onSubmit={(event) => void look(event)}>
        <label htmlFor={`${id}-words`}>{texts.first.label}</label>
        <div className="try-search__line">
          <input
            dir="auto"
            id={`${id}-words`}
            maxLength={200}
            onChange={({ target }) => setTyped(target.value)}
            type="search"
            value={typed}
          />
          <Button buttonStyle="secondary" disabled={busy} margin={false} size="medium" type="submit">
            {texts.first.look}
          </Button>
        </div>
      </form>
      {found?.length === 0 && <p role="status">{texts.first.nothing}</p>}
      {found && found.length > 0 && (
        <fieldset>
          <legend>{texts.first.choose}</legend>
          {found.map(({ entry, locale, title }) => (
            <label key={entry}>
              <input checked={chosen === entry} name={id} onChange={() => setChosen(entry)} type="radio" />
              <bdi lang={locale}>{title}</bdi>
            </label>
          ))}
        </fieldset>
      )}
      <DialogActions
        busy={busy}
        cancel={texts.cancel}
        confirm={texts.first.confirm}
        error={error}
        isReady={found?.some(({ entry }) => entry === chosen) ?? false}
        onCancel={() => dialog.current?.close()}
        onConfirm={() => void submit()}
      />
    </dialog>,
    document.body,
  );
}

/** In the body: the table around it would cut it off. */
function useOpenDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return { dialog, id: useId() };
}
