'use client';

import { chatLimits, documentTypes, imageTypes } from '@nasaq/contract';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { DeskChat, DeskFile, DeskReply } from '../../desk/desk-calls.ts';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { useSurroundings } from '../desk-context.tsx';
import { Icon } from '../icon.tsx';
import { CannedList, useCanned } from './canned-list.tsx';
import { DraftFiles, useUploads } from './draft-files.tsx';

interface ReplyFieldProps {
  chat: DeskChat;
  files: readonly DeskFile[];
  label: string;
  onFiles: (change: (files: readonly DeskFile[]) => readonly DeskFile[]) => void;
  onSend: () => void;
  onText: (text: string) => void;
  text: string;
}

const accept = Object.values({ ...documentTypes, ...imageTypes })
  .flat()
  .map((extension) => `.${extension}`)
  .join();

/** An answer to the visitor, with files and canned replies. */
export function ReplyField({ chat, files, label, onFiles, onSend, onText, text }: ReplyFieldProps) {
  const { digits, texts } = useSurroundings();
  const field = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [caret, setCaret] = useState(text.length);
  const canned = useCanned(chat, text, caret);
  const uploads = useUploads(chat.id, files.length, (file) => onFiles((known) => [...known, file]));
  const id = useId();
  const tooMuch = text.trim().length - chatLimits.text;
  const isEmpty = !text.trim() && files.length === 0;
  const mayNotSend = isEmpty || tooMuch > 0 || uploads.uploading.length > 0;

  function choose(reply: DeskReply) {
    const inserted = canned.insert(reply);
    onText(inserted.text);
    setCaret(inserted.caret);
    // After the text is there.
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(inserted.caret, inserted.caret);
    });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (canned.takes(event, choose)) return;
    if (!sendsWith(event)) return;
    event.preventDefault();
    if (!mayNotSend) onSend();
  }

  return (
    <div
      className="chat-field"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        uploads.add(event.dataTransfer.files);
      }}
    >
      {canned.isOpen && (
        <CannedList
          chosen={canned.chosen}
          id={`${id}-replies`}
          locale={chat.locale}
          name={chat.name}
          onChoose={choose}
          replies={canned.found}
        />
      )}
      <textarea
        ref={field}
        aria-activedescendant={
          canned.isOpen && canned.found[canned.chosen] ? `${id}-replies-${canned.chosen}` : undefined
        }
        aria-autocomplete="list"
        aria-controls={canned.isOpen && canned.found.length > 0 ? `${id}-replies` : undefined}
        aria-describedby={`${id}-hint`}
        aria-invalid={tooMuch > 0}
        aria-label={label}
        // Where nothing has a direction yet, it begins where the screen does.
        dir={/\p{L}/u.test(text) ? 'auto' : undefined}
        onChange={({ target }) => {
          setCaret(target.selectionStart);
          onText(target.value);
        }}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          if (event.clipboardData.files.length === 0) return;
          event.preventDefault();
          uploads.add(event.clipboardData.files);
        }}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        placeholder={label}
        rows={2}
        value={text}
      />
      <DraftFiles
        files={files}
        onRemove={(file) => onFiles((known) => known.filter(({ token }) => token !== file.token))}
        uploading={uploads.uploading}
      />
      <div className="chat-field__foot">
        <input
          ref={picker}
          accept={accept}
          aria-label={texts.attach}
          hidden
          multiple
          onChange={({ target }) => {
            uploads.add(target.files ?? []);
            target.value = '';
          }}
          type="file"
        />
        <button
          aria-label={texts.attach}
          className="chat-button chat-button--icon"
          onClick={() => picker.current?.click()}
          title={texts.attach}
          type="button"
        >
          <Icon name="clip" />
        </button>
        <p className="chat-field__hint" id={`${id}-hint`}>
          {tooMuch > 0 ? fill(texts.tooLong, { count: digits.format(tooMuch) }) : texts.replyHint}
        </p>
        <button className="chat-button chat-button--voice" disabled={mayNotSend} onClick={onSend} type="button">
          {texts.send}
        </button>
      </div>
    </div>
  );
}

interface NoteFieldProps {
  busy: boolean;
  onSave: () => void;
  onText: (text: string) => void;
  text: string;
}

/** A note for colleagues; there is nothing here that sends. */
export function NoteField({ busy, onSave, onText, text }: NoteFieldProps) {
  const { texts } = useSurroundings();
  const hint = useId();
  return (
    <div className="chat-field">
      <textarea
        aria-describedby={hint}
        aria-label={texts.noteField}
        dir={text ? 'auto' : undefined}
        maxLength={chatLimits.text}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={(event) => {
          if (!sendsWith(event)) return;
          event.preventDefault();
          onSave();
        }}
        placeholder={texts.noteField}
        rows={2}
        value={text}
      />
      <div className="chat-field__foot">
        <p className="chat-field__hint" id={hint}>
          <Icon name="lock" /> {texts.noteHint}
        </p>
        <button
          className="chat-button chat-button--spark"
          disabled={busy || !text.trim()}
          onClick={onSave}
          type="button"
        >
          {texts.saveNote}
        </button>
      </div>
    </div>
  );
}

/** Whether a key ends the writing: Enter, but not while an input method composes, nor on a keyboard made of glass. */
export function sendsWith(event: KeyboardEvent): boolean {
  return (
    event.key === 'Enter' &&
    !event.shiftKey &&
    !event.nativeEvent.isComposing &&
    !window.matchMedia('(pointer: coarse)').matches
  );
}
