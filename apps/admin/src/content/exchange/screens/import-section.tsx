'use client';

import { pluralText, type Locale, type PluralForms } from '@nasaq/contract';
import { isTakenFirst } from '@nasaq/translation/exchange';
import { Button, useConfig } from '@payloadcms/ui';
import { useId, useRef, useState } from 'react';
import { menuNumber } from '../../../platform/staff/interface-language.ts';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { exchangeTexts } from '../catalogue/index.ts';
import type { Choices, Preview, TakenEntry } from '../exchange-api.ts';
import { keep, previewFile, takeFile } from './exchange-calls.ts';
import { PreviewLines } from './preview-lines.tsx';
import { reportOf } from './report.ts';

/** In megabytes, as the host has it. */
const most = 18;

interface Props {
  adminRoute: string;
  /** From whose menu it was opened, as `posts/12`: a file of other entries is asked about. */
  entry?: string;
  language: Locale;
  /** Told of the entries of which something was taken, as `posts/12`. */
  onTaken?: (refs: readonly string[]) => void;
}

/** A file from a translator: checked, shown line by line, and taken as far as somebody wants it. */
export function ImportSection({ adminRoute, entry, language, onTaken }: Props) {
  const texts = exchangeTexts[language];
  const { config } = useConfig();
  const field = useId();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [choices, setChoices] = useState<Choices>({});
  const [confirm, setConfirm] = useState(false);
  const [taken, setTaken] = useState<TakenEntry[] | null>(null);
  const [busy, setBusy] = useState<'checking' | 'taking' | null>(null);
  const [error, setError] = useState<string | null>(null);
  const host = { api: config.routes.api, language, unreachable: texts.failed };
  const chosen = Object.values(choices).reduce((sum, paths) => sum + Object.keys(paths).length, 0);

  function begin(next: File | null) {
    setFile(next);
    setPreview(null);
    setTaken(null);
    setError(null);
  }

  /** The field takes the same file again only where it has none. */
  function beginAgain() {
    if (input.current) input.current.value = '';
    begin(null);
  }

  async function check() {
    if (!file) {
      setError(texts.in.noFile);
      return;
    }
    setBusy('checking');
    setTaken(null);
    const told = await previewFile(host, file, texts.in.gone);
    const { answer } = told;
    if (answer === null && told.isGone) beginAgain();
    setError(told.error);
    setPreview(answer);
    setChoices(answer && !isForeign(answer, entry) ? firstChoices(answer) : {});
    setBusy(null);
  }

  async function take() {
    if (!file) return;
    setBusy('taking');
    const told = await takeFile(host, file, { choices, confirm }, texts.in.gone);
    const { answer } = told;
    if (answer === null && told.isGone) beginAgain();
    setError(told.error);
    if (answer) setTaken(answer.entries);
    setBusy(null);
    onTaken?.(answer?.entries.flatMap(({ ref, taken: paths }) => (paths.length > 0 ? ref : [])) ?? []);
  }

  function report() {
    if (!preview) return;
    const rows = reportOf(preview, taken ?? [], language);
    keep(new Blob([`\uFEFF${rows}`], { type: 'text/csv;charset=utf-8' }), 'translation-report.csv');
  }

  return (
    <div className="exchange-import">
      <div className="exchange-file">
        <label htmlFor={field}>{texts.in.file}</label>
        {/* The browser's own button speaks the browser's language. */}
        <div className="exchange-picked">
          <input
            ref={input}
            accept=".xlf,.xliff,.xml,.docx,.csv,.txt"
            aria-describedby={`${field}-name ${field}-hint`}
            className="board__unseen"
            id={field}
            onChange={({ target }) => begin(target.files?.[0] ?? null)}
            type="file"
          />
          <label className="exchange-pick" htmlFor={field}>
            {texts.in.pick}
          </label>
          <bdi id={`${field}-name`}>{file?.name}</bdi>
        </div>
        <p className="exchange-hint" id={`${field}-hint`}>
          {fill(texts.in.hint, { most: String(most) })}
        </p>
        <Button
          buttonStyle={preview ? 'secondary' : 'primary'}
          disabled={busy !== null}
          margin={false}
          onClick={() => void check()}
          size="medium"
          type="button"
        >
          {texts.in.check}
        </Button>
      </div>
      <p aria-live="polite" className="exchange-told">
        {busy && texts.in[busy]}
      </p>
      {error && (
        <p className="inbox-error" role="alert">
          {error}
        </p>
      )}
      {preview && (
        <>
          {isForeign(preview, entry) && (
            <p className="inbox-error" role="alert">
              {fill(texts.in.foreign, { entries: namesOf(preview, language) })}
            </p>
          )}
          <PreviewLines
            adminRoute={adminRoute}
            choices={choices}
            confirm={confirm}
            language={language}
            onChoose={setChoices}
            preview={preview}
            taken={taken}
          />
          <div className={taken ? 'exchange-done' : undefined} role="status">
            {taken && <TakenTexts language={language} preview={preview} taken={taken} />}
          </div>
          {!taken && (
            <label className="exchange-confirm">
              <input
                aria-describedby={`${field}-confirm`}
                checked={confirm}
                onChange={({ target }) => setConfirm(target.checked)}
                type="checkbox"
              />
              <span>{texts.in.confirm}</span>
              <small id={`${field}-confirm`}>{texts.in.confirmHint}</small>
            </label>
          )}
          <div className="exchange-actions">
            {!taken && (
              <Button
                disabled={busy !== null || chosen === 0}
                margin={false}
                onClick={() => void take()}
                size="medium"
                type="button"
              >
                {chosen === 0 ? texts.in.takeNothing : counted(texts.in.take, chosen, language)}
              </Button>
            )}
            <Button buttonStyle="secondary" margin={false} onClick={report} size="medium" type="button">
              {texts.in.report}
            </Button>
            <Button
              buttonStyle="secondary"
              margin={false}
              onClick={() => {
                beginAgain();
                input.current?.focus();
              }}
              size="medium"
              type="button"
            >
              {texts.in.another}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

interface TakenProps {
  language: Locale;
  preview: Preview;
  taken: readonly TakenEntry[];
}

/** What came of it. */
function TakenTexts({ language, preview, taken }: TakenProps) {
  const texts = exchangeTexts[language].in;
  const meanwhile = sum(taken, (entry) => entry.meanwhile.length);
  const failed = taken.filter((entry) => entry.failed !== undefined);
  return (
    <>
      <p>
        {counted(
          texts.taken,
          sum(taken, (entry) => entry.taken.length),
          language,
        )}
      </p>
      {meanwhile > 0 && <p>{counted(texts.meanwhile, meanwhile, language)}</p>}
      {failed.length > 0 && (
        <>
          <p>{counted(texts.failed, failed.length, language)}</p>
          <ul>
            {failed.map(({ failed: why, ref }) => (
              <li key={ref}>
                <bdi>{preview.entries.find((entry) => entry.ref === ref)?.title ?? ref}</bdi>: {why}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function counted(forms: PluralForms, count: number, language: Locale): string {
  return pluralText(forms, count, language, menuNumber(language).format(count));
}

/** Whether nothing in a file is about the entry that it is taken in from. */
function isForeign({ entries }: Preview, entry: string | undefined): boolean {
  return entry !== undefined && !entries.some(({ ref }) => ref === entry);
}

function namesOf({ entries }: Preview, language: Locale): string {
  return new Intl.ListFormat(language).format(entries.map(({ ref, title }) => title || ref));
}

function firstChoices({ entries }: Preview): Choices {
  return Object.fromEntries(
    entries.map(({ lines, ref }) => [
      ref,
      Object.fromEntries(lines.filter(isTakenFirst).map(({ path, seen }) => [path, seen])),
    ]),
  );
}

function sum(entries: readonly TakenEntry[], of: (entry: TakenEntry) => number): number {
  return entries.reduce((all, entry) => all + of(entry), 0);
}
