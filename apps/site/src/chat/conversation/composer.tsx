import { chatLimits, chatMessageForm, field } from '@nasaq/contract';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { keepWhileUnsent } from '../../errors/unsent-input.ts';
import {
  createFormStore,
  draftName,
  FieldError,
  FileField,
  filesOf,
  filesReady,
  FormContext,
  hasPendingFiles,
  useDraft,
} from '../../forms/index.ts';
import { useFormat, useT } from '../../locale/translator.ts';
import { Button } from '../../ui/buttons.tsx';
import { browserChat } from '../browser/browser-chat.ts';

const fields = { ...chatMessageForm, files: field('files', { rule: 'files', max: chatLimits.filesPerMessage }) };
/** Letters left from which on they are counted. */
const scarce = 300;

interface Props {
  reference: string;
  /** Puts the focus into it. */
  focused: boolean;
}

/** Where a message is written. Enter sends it, Shift and Enter begin a new line; what is written outlives the page. */
export function Composer({ reference, focused }: Props) {
  const t = useT();
  const format = useFormat();
  const area = useRef<HTMLTextAreaElement>(null);
  const [store] = useState(() => createFormStore({ kind: 'chats', fields }));
  useDraft(store, { name: draftName('chats', reference), posted: false });
  const values = useSyncExternalStore(store.subscribe, store.values);
  const failure = useSyncExternalStore(store.subscribe, () => store.failure('text'));
  const [attaching, setAttaching] = useState(false);
  const [waits, setWaits] = useState(false);
  const state = useMemo(() => ({ store, fields, busy: false }), [store]);
  const text = String(values.text ?? '');
  const files = filesOf(values.files);
  const left = chatLimits.text - text.length;

  useEffect(() => keepWhileUnsent(store.dirty), [store]);
  // Whenever it may have changed.
  useEffect(() => growWithText(area.current!));
  useEffect(() => {
    // On a phone the keyboard would cover what has just been opened.
    if (focused && !matchMedia('(pointer: coarse)').matches) area.current?.focus({ preventScroll: true });
  }, [focused]);

  async function send(): Promise<void> {
    if (waits || (text.trim() === '' && files.length === 0)) return;
    if (store.validateAll().length > 0) return;
    if (hasPendingFiles(store.values())) {
      setWaits(true);
      await filesReady(store);
      setWaits(false);
      if (store.validateAll().length > 0) return;
    }
    // What could not go up goes with its message, whenever that goes.
    const ready = filesOf(store.get('files')).map(({ id, token, filename, filesize, contentType }) => ({
      id,
      ...(token ? { token } : {}),
      filename,
      filesize,
      contentType,
    }));
    const written = String(store.get('text')).trim();
    if (written === '' && ready.length === 0) return;
    browserChat().send(written, ready);
    store.replace({});
    setAttaching(false);
    area.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    // An Enter that chooses a word of an input method is not one that sends; 229 is what Safari says of it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    void send();
  }

  return (
    <FormContext value={state}>
      <form
        className="chat-composer"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {(attaching || files.length > 0) && <FileField name="files" pastes className="chat-composer__files" />}
        <div className="chat-composer__line">
          <button
            type="button"
            className="chat-composer__attach"
            aria-expanded={attaching || files.length > 0}
            onClick={() => setAttaching(!attaching)}
          >
            <PaperClip />
            <span className="hidden-visually">{t('live_chat.attach')}</span>
          </button>
          <textarea
            ref={area}
            rows={1}
            name="text"
            className="control chat-composer__text"
            dir={text === '' ? undefined : 'auto'}
            value={text}
            placeholder={t('live_chat.write')}
            aria-label={t('live_chat.write')}
            aria-invalid={failure !== undefined || undefined}
            aria-describedby="chat-composer-error chat-composer-left"
            enterKeyHint="send"
            onKeyDown={onKeyDown}
            onChange={(event) => {
              store.set('text', event.target.value);
              if (failure) store.commit('text');
              if (event.target.value !== '') browserChat().typed();
            }}
          />
          <Button className="chat-composer__send" aria-disabled={waits || undefined}>
            {t('live_chat.send')}
          </Button>
        </div>
        <p id="chat-composer-error" className="chat-composer__error" role={failure ? 'alert' : undefined}>
          {failure && <FieldError failure={failure} />}
        </p>
        <p id="chat-composer-left" className="chat-composer__left">
          {waits && t('live_chat.files_wait')}
          {!waits && left < scarce && left >= 0 && t('live_chat.left', { count: left })}
          {left < 0 && t('live_chat.over', { number: format.number(-left) })}
        </p>
      </form>
    </FormContext>
  );
}

function PaperClip() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <path d="m19.5 11-7.8 7.8a4.6 4.6 0 0 1-6.5-6.5l8.3-8.3a3 3 0 0 1 4.3 4.3l-8.2 8.2a1.5 1.5 0 0 1-2.1-2.1l7.3-7.3" />
    </svg>
  );
}

/** A text area as high as its text, where CSS alone cannot do it; its style says how high at most. */
function growWithText(area: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return;
  area.style.blockSize = 'auto';
  area.style.blockSize = `${area.scrollHeight + 2}px`;
}
