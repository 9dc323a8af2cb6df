'use client';

import { type Locale, pluralText } from '@nasaq/contract';
import { Button } from '@payloadcms/ui';
import { type ReactNode, useId, useRef, useState } from 'react';
import { menuNumber, menuTags } from '../../platform/staff/interface-language.ts';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import type { BundleReport, BundleTaken, ReportedRow } from '../bundle-api.ts';
import { bundleTexts } from '../catalogue/index.ts';
import type { Decisions } from '../import/decide.ts';
import type { ImportSource } from './bundle-calls.ts';
import { keepReport } from './keep-report.ts';
import { ReportRows } from './report-rows.tsx';
import { TableHead } from './table-head.tsx';

interface Props {
  /** As the file dialog takes it. */
  accept: string;
  /** What else has to be known before a file is read. */
  children?: ReactNode;
  language: Locale;
  source: ImportSource;
  /** What the field and its hint say. */
  words: { file: string; hint: string };
}

/** A file with content: checked, shown row by row, and brought in as far as somebody wants it. */
export function ImportSection({ accept, children, language, source, words }: Props) {
  const { csv, failed, in: texts } = bundleTexts[language];
  const says = { failed, gone: texts.gone };
  const field = useId();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<BundleReport | null>(null);
  const [decisions, setDecisions] = useState<Decisions>({});
  const [publish, setPublish] = useState(source.publishes);
  const [done, setDone] = useState<BundleTaken | null>(null);
  const [busy, setBusy] = useState<'checking' | 'taking' | null>(null);
  const [error, setError] = useState<string | null>(null);

  function begin(next: File | null): void {
    setFile(next);
    setReport(null);
    setDone(null);
    setError(null);
  }

  /** The field takes the same file again only where it has none. */
  function beginAgain(): void {
    if (input.current) input.current.value = '';
    begin(null);
  }

  async function check(): Promise<void> {
    if (!file) {
      setError(texts.noFile);
      return;
    }
    setBusy('checking');
    setDone(null);
    const told = await source.preview(file, says);
    if (told.answer === null && told.isGone) beginAgain();
    setError(told.error);
    setReport(told.answer);
    setDecisions(told.answer ? firstDecisions(told.answer.rows) : {});
    setBusy(null);
  }

  async function take(): Promise<void> {
    if (!file) return;
    setBusy('taking');
    const told = await source.take(file, { decisions, publish }, says);
    if (told.answer === null && told.isGone) beginAgain();
    setError(told.error);
    setDone(told.answer);
    setBusy(null);
  }

  const chosen = report?.rows.filter((row) => decisions[row.name]?.take && brings(row, decisions)) ?? [];
  return (
    <div className="bundles-form">
      <div className="bundles-file">
        {children}
        <label htmlFor={field}>{words.file}</label>
        {/* The browser's own button speaks the browser's language. */}
        <div className="bundles-picked">
          <input
            ref={input}
            accept={accept}
            aria-describedby={`${field}-name ${field}-hint`}
            className="board__unseen"
            disabled={busy !== null}
            id={field}
            onChange={({ target }) => begin(target.files?.[0] ?? null)}
            type="file"
          />
          <label className="bundles-pick" htmlFor={field}>
            {texts.pick}
          </label>
          <bdi id={`${field}-name`}>{file?.name}</bdi>
        </div>
        <p className="bundles-hint" id={`${field}-hint`}>
          {words.hint}
        </p>
        <Button
          buttonStyle={report ? 'secondary' : 'primary'}
          disabled={busy !== null}
          margin={false}
          onClick={() => void check()}
          size="medium"
          type="button"
        >
          {texts.check}
        </Button>
      </div>
      <p aria-live="polite" className="bundles-told">
        {busy && texts[busy]}
      </p>
      {error && (
        <p className="inbox-error" role="alert">
          {error}
        </p>
      )}
      {report && (
        <>
          {report.table ? (
            <TableHead language={language} table={report.table} />
          ) : (
            <Head language={language} report={report} />
          )}
          <ReportRows
            decisions={decisions}
            language={language}
            onDecide={setDecisions}
            rows={report.rows}
            written={done?.names ?? null}
          />
          {!done && !source.hasNoDrafts && report.rows.length > 0 && (
            <fieldset className="bundles-choices">
              <legend>{texts.how}</legend>
              <label>
                <input checked={publish} name={`${field}-how`} onChange={() => setPublish(true)} type="radio" />
                <span>{report.table ? csv.publish : texts.publish}</span>
              </label>
              <label>
                <input checked={!publish} name={`${field}-how`} onChange={() => setPublish(false)} type="radio" />
                <span>{texts.drafts}</span>
              </label>
            </fieldset>
          )}
          <div className={done ? 'bundles-done' : undefined} role="status">
            {done && <Done done={done} hasVersions={!source.hasNoDrafts} language={language} rows={report.rows} />}
          </div>
          <div className="bundles-actions">
            {!done && (
              <Button
                disabled={busy !== null || chosen.length === 0}
                margin={false}
                onClick={() => void take()}
                size="medium"
                type="button"
              >
                {chosen.length > 0
                  ? pluralText(texts.take, chosen.length, language, numberOf(chosen.length, language))
                  : texts[reasonFor(report)]}
              </Button>
            )}
            <Button
              buttonStyle="secondary"
              margin={false}
              onClick={() => keepReport(report, done, language)}
              size="medium"
              type="button"
            >
              {texts.report}
            </Button>
            <Button
              buttonStyle="secondary"
              disabled={busy !== null}
              margin={false}
              onClick={() => {
                beginAgain();
                input.current?.focus();
              }}
              size="medium"
              type="button"
            >
              {texts.another}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

/** Of what file this is the report. */
function Head({ language, report }: { language: Locale; report: BundleReport }) {
  const { in: texts } = bundleTexts[language];
  const made = new Intl.DateTimeFormat(language === 'ar' ? menuTags.ar : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(new Date(report.made));
  const values = { company: report.company, made, release: report.release };
  return (
    <div className="bundles-head">
      <p>{fill(report.company ? texts.madeOf : texts.madeBy, values)}</p>
      {report.isOlder && <p className="bundles-warning">{texts.older}</p>}
      {report.missingFiles.length > 0 && (
        <p className="bundles-warning">{fill(texts.missingFiles, { names: report.missingFiles.join(', ') })}</p>
      )}
    </div>
  );
}

interface DoneProps {
  done: BundleTaken;
  hasVersions: boolean;
  language: Locale;
  rows: readonly ReportedRow[];
}

/** What came of it. */
function Done({ done, hasVersions, language, rows }: DoneProps) {
  const { in: texts } = bundleTexts[language];
  const list = new Intl.ListFormat(language === 'ar' ? 'ar' : 'en-GB');
  const named = (names: readonly string[]) =>
    list.format(names.map((name) => rows.find((row) => row.name === name)?.title ?? name));
  return (
    <>
      <p>
        {pluralText(texts.done, done.taken, language, numberOf(done.taken, language))}{' '}
        {done.taken > 0 && hasVersions && texts.undo}
      </p>
      {done.meanwhile.length > 0 && <p>{fill(texts.meanwhile, { names: named(done.meanwhile) })}</p>}
      {done.waiting.length > 0 && <p>{fill(texts.waiting, { names: named(done.waiting) })}</p>}
    </>
  );
}

function numberOf(count: number, language: Locale): string {
  return menuNumber(language).format(count);
}

/** Everything that loses nothing. */
function firstDecisions(rows: readonly ReportedRow[]): Decisions {
  return Object.fromEntries(
    rows.map(({ mark, name, standing }) => [name, { mark, take: standing !== 'refused', overwrite: [] }]),
  );
}

/** Whether something of a row would be written. */
function brings({ lines, name, standing }: ReportedRow, decisions: Decisions): boolean {
  if (standing === 'new') return true;
  const { overwrite = [] } = decisions[name] ?? {};
  return lines.some(({ key, side }) => side === 'theirs' || (side === 'both' && overwrite.includes(key)));
}

/** Why there is nothing to bring in. */
function reasonFor({ rows }: BundleReport): 'nothingLeft' | 'nothingToDo' | 'takeNothing' {
  if (rows.every(({ standing }) => standing === 'refused')) return 'nothingLeft';
  return rows.every(({ standing }) => standing === 'same') ? 'nothingToDo' : 'takeNothing';
}
