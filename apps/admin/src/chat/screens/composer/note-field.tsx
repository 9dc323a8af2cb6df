'use client';

import { chatLimits } from '@nasaq/contract';
import { useId } from 'react';
import { useSurroundings } from '../desk-context.tsx';
import { Icon } from '../icon.tsx';
import { sendsWith } from './sends-with.ts';

interface Props {
  busy: boolean;
  onSave: () => void;
  onText: (text: string) => void;
  text: string;
}

/** A note for colleagues; there is nothing here that sends. */
export function NoteField({ busy, onSave, onText, text }: Props) {
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
