'use client';

import type { Locale } from '@nasaq/contract';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { reviewTexts } from '../../catalogue/index.ts';
import type { Colleague } from '../review-api.ts';
import { typedMention, withNames, withNumbers } from '../state/mentions.ts';
import { useCommentDraft } from './comment-drafts.ts';

interface Props {
  /** As it is stored, of a comment that is changed. */
  begun?: string;
  /** What the way back is called. */
  cancel?: string;
  colleagues: readonly Colleague[];
  confirm: string;
  /** What it is about, of a new comment: what is typed is kept under it until it is sent. */
  draft?: string;
  /** Set where one opened it to write. */
  hasFocus?: boolean;
  label: string;
  language: Locale;
  onCancel?: () => void;
  /** @returns why it was refused; what is typed stays then */
  onSend: (text: string) => Promise<string | null>;
}

const mostOffered = 6;

/** A comment that is being written; `@` offers colleagues. */
export function CommentField(props: Props) {
  const { begun = '', cancel, colleagues, confirm, draft = '', hasFocus, label, language, onCancel, onSend } = props;
  const texts = reviewTexts[language];
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<number | null>(null);
  const nameOf = (member: number) => colleagues.find((one) => one.id === member)?.name ?? null;
  const [kept, keep] = useCommentDraft(draft);
  const [changed, change] = useState(() => ({ typed: withNames(begun, nameOf), chosen: [] as readonly number[] }));
  const { chosen, typed } = draft ? kept : changed;
  const [cursor, setCursor] = useState(0);
  const [picked, setPicked] = useState(0);
  const [isClosed, setClosed] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const name = isClosed ? null : typedMention(typed, cursor);
  const offered = name === null ? [] : matching(colleagues, name);

  // Before the next key: whoever types on at once types behind the name.
  useLayoutEffect(() => {
    if (caret.current !== null) field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  useEffect(() => {
    if (hasFocus) field.current?.focus();
  }, [hasFocus]);

  function write(next: Partial<typeof changed>) {
    if (draft) keep(next);
    else change({ ...changed, ...next });
  }

  function take(colleague: Colleague) {
    const before = typed.slice(0, cursor - name!.length);
    const next = `${before}${colleague.name} `;
    write({ typed: next + typed.slice(cursor), chosen: [...chosen, colleague.id] });
    setCursor(next.length);
    setClosed(true);
    field.current?.focus();
    caret.current = next.length;
  }

  async function send() {
    if (busy || typed.trim() === '') return;
    setBusy(true);
    const refusal = await onSend(withNumbers(typed.trim(), colleagues, chosen));
    setBusy(false);
    setError(refusal);
    if (!refusal) write({ typed: '', chosen: [] });
  }

  function onKeyDown(event: KeyboardEvent) {
    // The form around it, and the desk, have keys of their own.
    event.stopPropagation();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return stop(event, () => void send());
    if (event.key === 'Escape' && offered.length === 0 && onCancel) return stop(event, onCancel);
    if (offered.length === 0) return;
    if (event.key === 'Escape') stop(event, () => setClosed(true));
    if (event.key === 'Enter' || event.key === 'Tab') stop(event, () => take(offered[picked] ?? offered[0]!));
    if (event.key === 'ArrowDown') stop(event, () => setPicked((picked + 1) % offered.length));
    if (event.key === 'ArrowUp') stop(event, () => setPicked((picked + offered.length - 1) % offered.length));
  }

  return (
    <div className="review-write" data-own-keys>
      <label className="inbox-unseen" htmlFor={id}>
        {label}
      </label>
      <textarea
        aria-activedescendant={offered.length > 0 ? `${id}-${picked}` : undefined}
        aria-autocomplete="list"
        aria-controls={offered.length > 0 ? `${id}-list` : undefined}
        aria-describedby={`${id}-hint`}
        // What stands in an empty field is in the language of the menus.
        dir={typed === '' ? undefined : 'auto'}
        id={id}
        maxLength={4_000}
        onChange={({ target }) => {
          write({ typed: target.value });
          setCursor(target.selectionStart);
          setPicked(0);
          setClosed(false);
        }}
        onKeyDown={onKeyDown}
        onSelect={({ currentTarget }) => setCursor(currentTarget.selectionStart)}
        placeholder={label}
        readOnly={busy}
        ref={field}
        rows={1}
        value={typed}
      />
      {offered.length > 0 && (
        <div aria-label={texts.colleagues} className="review-offered" id={`${id}-list`} role="listbox">
          {offered.map((colleague, place) => (
            <div
              aria-selected={place === picked}
              id={`${id}-${place}`}
              key={colleague.id}
              // The field keeps the focus.
              onMouseDown={(event) => stop(event, () => take(colleague))}
              role="option"
              tabIndex={-1}
            >
              <bdi>{colleague.name}</bdi>
            </div>
          ))}
        </div>
      )}
      <div className="review-write__end">
        <p className="review-quiet" id={`${id}-hint`}>
          {fill(texts.writeHint, { keys: 'Ctrl+Enter' })}
        </p>
        {onCancel && (
          <button className="review-button" onClick={onCancel} type="button">
            {cancel ?? texts.cancel}
          </button>
        )}
        <button
          className="review-button review-button--main"
          disabled={busy || typed.trim() === ''}
          onClick={() => void send()}
          type="button"
        >
          {busy ? texts.working : confirm}
        </button>
      </div>
      {error && (
        <p className="review-trouble" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

/** Those of whose name a word begins so. */
function matching(colleagues: readonly Colleague[], typed: string): Colleague[] {
  const wanted = folded(typed);
  const found = colleagues.filter(({ name }) => {
    const full = folded(name);
    return full.startsWith(wanted) || full.split(' ').some((word) => word.startsWith(wanted));
  });
  // What was taken already, with what follows it, is no question any more.
  return colleagues.some(({ name }) => wanted.startsWith(`${folded(name)} `)) ? [] : found.slice(0, mostOffered);
}

function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[أإآٱ]/gu, 'ا')
    .replace(/ى/gu, 'ي')
    .replace(/ة/gu, 'ه');
}

function stop(event: { preventDefault: () => void; stopPropagation: () => void }, act: () => void): void {
  event.preventDefault();
  event.stopPropagation();
  act();
}
