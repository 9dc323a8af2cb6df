'use client';

import { chatLimits } from '@nasaq/contract';
import { toast } from '@payloadcms/ui';
import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { DeskChat } from '../../desk/desk-calls.ts';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { Unnamed } from '../../../platform/staff/screens/unnamed.tsx';
import { useSurroundings } from '../desk-context.tsx';
import type { Outgoing } from '../state/outgoing.ts';
import { NoteField, ReplyField } from './fields.tsx';
import type { Draft } from '../state/drafts.ts';

interface Props {
  chat: DeskChat;
  /** A message that was refused, to be written anew. */
  edited: Outgoing | null;
  onTaken: () => void;
}

/** Where an agent writes: to the visitor, or, on a tab of another colour with a text of its own, to colleagues. */
export function Composer({ chat, edited, onTaken }: Props) {
  const { desk, language, texts } = useSurroundings();
  const [draft, change] = useDraft(chat.id);
  const [busy, setBusy] = useState(false);
  const tabs = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (edited?.chatId !== chat.id) return;
    change(({ files, reply }) => ({
      tab: 'reply',
      reply: [reply, edited.text].filter(Boolean).join('\n'),
      files: [...files, ...edited.files].slice(0, chatLimits.filesPerMessage),
    }));
    onTaken();
  }, [change, chat.id, edited, onTaken]);

  function send() {
    const text = draft.reply.trim();
    if ((!text && draft.files.length === 0) || text.length > chatLimits.text) return;
    desk.send(chat.id, text, draft.files);
    change(() => ({ reply: '', files: [] }));
  }

  async function saveNote() {
    const text = draft.note.trim();
    if (!text || busy) return;
    setBusy(true);
    try {
      await desk.addNote(chat.id, text);
      change(() => ({ note: '' }));
    } catch {
      toast.error(texts.failed);
    }
    setBusy(false);
  }

  function switchTab(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const next = draft.tab === 'reply' ? 'note' : 'reply';
    change(() => ({ tab: next }));
    tabs.current?.querySelector<HTMLElement>(`[data-tab=${next}]`)?.focus();
  }

  return (
    <div className={`chat-composer chat-composer--${draft.tab}`}>
      <div
        ref={tabs}
        aria-label={texts.composer}
        className="chat-composer__tabs"
        onKeyDown={switchTab}
        role="tablist"
        tabIndex={-1}
      >
        {(['reply', 'note'] as const).map((tab) => (
          <button
            key={tab}
            aria-controls={`${id}-panel`}
            aria-selected={draft.tab === tab}
            data-tab={tab}
            id={`${id}-${tab}`}
            onClick={() => change(() => ({ tab }))}
            role="tab"
            tabIndex={draft.tab === tab ? 0 : -1}
            type="button"
          >
            {tab === 'reply' ? texts.writeReply : texts.writeNote}
          </button>
        ))}
      </div>
      <div aria-labelledby={`${id}-${draft.tab}`} id={`${id}-panel`} role="tabpanel">
        {draft.tab === 'reply' ? (
          <>
            <Unnamed language={language} />
            <ReplyField
              chat={chat}
              files={draft.files}
              label={fill(texts.replyField, { name: chat.name })}
              onFiles={(next) => change(({ files }) => ({ files: next(files) }))}
              onSend={send}
              onText={(reply) => {
                change(() => ({ reply }));
                if (reply.trim() && !reply.startsWith('/')) desk.typing(chat.id);
              }}
              text={draft.reply}
            />
          </>
        ) : (
          <NoteField
            busy={busy}
            onSave={() => void saveNote()}
            onText={(note) => {
              change(() => ({ note }));
              if (note.trim()) desk.typing(chat.id, { note: true });
            }}
            text={draft.note}
          />
        )}
      </div>
    </div>
  );
}

/** What is being written in a chat; a change that comes after the chat was left, as an upload may, still finds it. */
export function useDraft(chatId: number): [Draft, (change: (draft: Draft) => Partial<Draft>) => void] {
  const { drafts } = useSurroundings();
  const [draft, setDraft] = useState(() => drafts.read(chatId));
  const change = useCallback(
    (values: (draft: Draft) => Partial<Draft>) => {
      const known = drafts.read(chatId);
      const next = { ...known, ...values(known) };
      drafts.write(chatId, next);
      setDraft(next);
    },
    [chatId, drafts],
  );
  return [draft, change];
}
