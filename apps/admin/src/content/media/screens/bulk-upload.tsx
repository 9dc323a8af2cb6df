'use client';

import type { Locale } from '@nasaq/contract';
import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import {
  type ChangeEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  useTransition,
} from 'react';
import { libraryTexts, mediaLabels } from '../catalogue/index.ts';
import { isTaken, libraryEnds } from '../file-kinds.ts';
import { uploadId } from '../library-route.ts';
import { BulkRowFields } from './bulk-row-fields.tsx';
import { type BulkRow, formOf, missingOf, refusalOf, rowOf } from './bulk-rows.ts';

interface Props {
  /** Of the REST interface. */
  api: string;
  /** Tags that are in use. */
  known: readonly string[];
  language: Locale;
}

/** Adds many files at once: each is asked once for what it says in both languages, and stays until it was taken. */
export function BulkUpload({ api, known, language }: Props) {
  const texts = libraryTexts[language].bulk;
  const router = useRouter();
  const [rows, setRows] = useState<readonly BulkRow[]>([]);
  const [forAll, setForAll] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState('');
  const [notTaken, setNotTaken] = useState<readonly string[]>([]);
  const [, startListing] = useTransition();
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLElement>(null);
  const id = useId();
  const waiting = rows.filter(({ state }) => state !== 'done');
  useLeaveWarning(waiting.length > 0);

  /** What the library does not take is said before anybody writes what it shows. */
  function add(files: Iterable<File>) {
    const { no = [], yes = [] } = Object.groupBy(files, (file) => (isTaken(file) ? 'yes' : 'no'));
    setNotTaken(no.map(({ name }) => name));
    setRows((before) => [...before, ...yes.map(rowOf)]);
  }
  useDrops(area, add);
  const change = (key: string, changed: Partial<BulkRow>) =>
    setRows((before) => before.map((row) => (row.key === key ? { ...row, ...changed } : row)));

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    add(target.files ?? []);
    // The same file again is another choice.
    target.value = '';
  }

  function remove({ key, preview }: BulkRow) {
    if (preview) URL.revokeObjectURL(preview);
    setRows((before) => before.filter((row) => row.key !== key));
    input.current?.focus();
  }

  /** One after the other: a file that is refused keeps none of the others back. */
  async function send() {
    setIsAsked(true);
    const ready = waiting.filter((row) => missingOf(row).length === 0);
    if (ready.length === 0) return setTold(texts.textsMissing);
    setBusy(true);
    setTold('');
    let taken = 0;
    for (const row of ready) {
      change(row.key, { state: 'sending', refusal: null });
      const request = { method: 'POST', credentials: 'same-origin', body: formOf(row, forAll) } as const;
      const answer = await fetch(`${api}/media?locale=en&depth=0`, request).catch(() => null);
      if (answer?.ok) taken += 1;
      change(
        row.key,
        answer?.ok
          ? { state: 'done', refusal: null }
          : { state: 'waiting', refusal: await refusalOf(answer, texts.failed) },
      );
    }
    const left = waiting.length - taken;
    const sentence = left === 0 ? texts.allTaken : texts.someTaken;
    // In one with the list, which comes from the host: it would contradict what is said above it.
    startListing(() => {
      router.refresh();
      setBusy(false);
      setRows((before) => before.filter(({ state }) => state !== 'done'));
      setTold(sentence.replace('{taken}', String(taken)).replace('{left}', String(left)));
      if (left === 0) setIsAsked(false);
    });
  }

  return (
    <section aria-labelledby={`${id}-title`} className="bulk-upload" id={uploadId} ref={area}>
      <h2 id={`${id}-title`}>{texts.title}</h2>
      <p>{texts.lead}</p>
      <label className="bulk-upload__choose" htmlFor={`${id}-files`}>
        {texts.choose}
      </label>
      <input accept={libraryEnds} id={`${id}-files`} multiple onChange={choose} ref={input} type="file" />
      {notTaken.length > 0 && (
        <p className="inbox-error" role="alert">
          {notTaken.map((name) => (
            <span key={name} className="bulk-upload__name">
              <bdi dir="ltr">{name}</bdi>
            </span>
          ))}
          {mediaLabels.unknownFile[language]}
        </p>
      )}
      {rows.length > 0 && (
        <>
          <label className="bulk-upload__all">
            <span>{texts.tagsForAll}</span>
            <input dir="auto" list={`${id}-tags`} onChange={({ target }) => setForAll(target.value)} value={forAll} />
          </label>
          <ol className="bulk-upload__rows">
            {rows.map((row) => (
              <BulkRowFields
                key={row.key}
                isAsked={isAsked}
                known={`${id}-tags`}
                language={language}
                onChange={(changed) => change(row.key, changed)}
                onRemove={() => remove(row)}
                row={row}
              />
            ))}
          </ol>
          <datalist id={`${id}-tags`}>
            {known.map((tag) => (
              <option key={tag}>{tag}</option>
            ))}
          </datalist>
          <Button disabled={busy} margin={false} onClick={() => void send()} size="medium" type="button">
            {busy ? texts.sending : texts.send}
          </Button>
        </>
      )}
      <p className="bulk-upload__told" role="status">
        {told}
      </p>
    </section>
  );
}

/** Files that are dropped on an element: a way for pointers beside the button that everybody has. */
function useDrops(area: RefObject<HTMLElement | null>, onDrop: (files: Iterable<File>) => void): void {
  const dropped = useEffectEvent(onDrop);
  useEffect(() => {
    const element = area.current;
    const hold = (event: DragEvent) => event.preventDefault();
    const take = (event: DragEvent) => {
      event.preventDefault();
      dropped(event.dataTransfer?.files ?? []);
    };
    element?.addEventListener('dragover', hold);
    element?.addEventListener('drop', take);
    return () => {
      element?.removeEventListener('dragover', hold);
      element?.removeEventListener('drop', take);
    };
  }, [area]);
}

function useLeaveWarning(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isOn]);
}
