'use client';

import { localeInfo, storable } from '@nasaq/contract';
import { isSame, type Place } from '@nasaq/translation';
import { HistoryPlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalHistoryPlugin';
import { LexicalComposer } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposer';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { ContentEditable } from '@payloadcms/richtext-lexical/lexical/react/LexicalContentEditable';
import { LexicalErrorBoundary } from '@payloadcms/richtext-lexical/lexical/react/LexicalErrorBoundary';
import { ListPlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalListPlugin';
import { MarkdownShortcutPlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalMarkdownShortcutPlugin';
import { RichTextPlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalRichTextPlugin';
import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useDesk, useValue } from '../desk-context.ts';
import { placeKey } from '../desk-focus.ts';
import { TextLocale } from './editors.ts';
import { richTextNodes } from './nodes.ts';
import { shortcuts, useLateSpace } from './shortcuts.ts';
import { fromEditor, toEditor } from './stored-text.ts';
import { usePaste } from './use-paste.ts';

interface Props {
  place: Place;
  /** Ids of what names and describes it. */
  labelledBy: string;
  describedBy: string;
  /** The editor, as long as it stands. */
  onEditor: (editor: LexicalEditor | null) => void;
}

const theme = {
  text: {
    bold: 'desk-bold',
    italic: 'desk-italic',
    underline: 'desk-underline',
    code: 'desk-code',
    strikethrough: 'desk-strike',
  },
  list: { nested: { listitem: 'desk-nested' } },
};

/** A long text in one language. */
export function RichEditor(props: Props) {
  const { isReadOnly } = useDesk();
  const value = useValue(props.place);
  const [initialConfig] = useState(() => ({
    namespace: 'desk',
    nodes: richTextNodes,
    theme,
    editable: !isReadOnly,
    // It is empty before its plugins stand: each of them would have the whole text drawn anew.
    editorState: null,
    onError: (error: Error) => {
      throw error;
    },
  }));
  return (
    <LexicalComposer initialConfig={initialConfig}>
      <TextLocale value={props.place.locale}>
        <Editor {...props} value={value} />
      </TextLocale>
    </LexicalComposer>
  );
}

function Editor({ describedBy, labelledBy, onEditor, place, value }: Props & { value: unknown }) {
  const [editor] = useLexicalComposerContext();
  useStoredText(editor, place, value);
  usePaste(editor);
  useLateSpace(editor);
  useLayoutEffect(() => {
    onEditor(editor);
    return () => onEditor(null);
  }, [editor, onEditor]);
  const { dir, tag } = localeInfo[place.locale];
  return (
    <>
      <RichTextPlugin
        contentEditable={
          <ContentEditable
            ariaDescribedBy={describedBy}
            ariaLabelledBy={labelledBy}
            ariaMultiline
            className="desk-prose"
            data-place={placeKey(place)}
            dir={dir}
            lang={tag}
            spellCheck
          />
        }
        ErrorBoundary={LexicalErrorBoundary}
      />
      <HistoryPlugin delay={undoing} />
      <ListPlugin />
      <MarkdownShortcutPlugin transformers={shortcuts} />
    </>
  );
}

/** What is typed without so long a pause, in milliseconds, is undone at once. */
const undoing = 1000;
/** After a key, in milliseconds; twice as long for texts that take long to read, so that nobody waits for a letter. */
const telling = 150;
const longText = 10;
/** Not even who types without a pause waits longer than this for it. */
const longest = 1500;
/** What the desk has put into the editor, and nobody typed. */
const loaded = 'desk-loaded';

/** Ties an editor to its value: what is typed is told a moment later, or when somebody asks; what comes from elsewhere is shown. */
function useStoredText(editor: LexicalEditor, place: Place, value: unknown): void {
  const { store } = useDesk();
  const shown = useRef(value);
  const typed = useRef<{ timer: ReturnType<typeof setTimeout>; since: number } | null>(null);
  /** How long the text was read the last time, in milliseconds. */
  const reading = useRef(0);

  const tell = useEffectEvent(() => {
    if (!typed.current) return;
    clearTimeout(typed.current.timer);
    typed.current = null;
    store.typed();
    const start = performance.now();
    // The editor may keep what nobody sees and the database cannot store: filled anew, it would lose the caret.
    const text = storable(fromEditor(editor.getEditorState().toJSON()));
    const isTold = isSame(text, shown.current);
    reading.current = performance.now() - start;
    if (isTold) return;
    shown.current = text;
    store.write(place, text);
  });

  const noteTyped = useEffectEvent(() => {
    const isFirst = typed.current === null;
    const since = typed.current?.since ?? Date.now();
    clearTimeout(typed.current?.timer);
    const usual = reading.current > longText ? 2 * telling : telling;
    const pause = Math.max(0, Math.min(usual, since + longest - Date.now()));
    typed.current = { since, timer: setTimeout(() => tell(), pause) };
    if (isFirst) store.typed();
  });

  useEffect(() => {
    const forget = store.keepEditor({ isTyping: () => typed.current !== null, tell: () => tell() });
    const stop = editor.registerUpdateListener(({ dirtyElements, dirtyLeaves, tags }) => {
      if ((dirtyElements.size > 0 || dirtyLeaves.size > 0) && !tags.has(loaded)) noteTyped();
    });
    return () => {
      // Its row may be gone from the screen while the text is not stored.
      tell();
      forget();
      stop();
    };
  }, [editor, store]);

  const isFilled = useRef(false);
  useEffect(() => {
    if (isFilled.current && value === shown.current) return;
    isFilled.current = true;
    shown.current = value;
    editor.setEditorState(editor.parseEditorState(toEditor(value)), { tag: loaded });
  }, [editor, value]);
}
