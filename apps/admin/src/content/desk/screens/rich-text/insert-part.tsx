'use client';

import {
  $createParagraphNode,
  $getSelection,
  $insertNodes,
  $setSelection,
  type BaseSelection,
  type LexicalEditor,
  type SerializedLexicalNode,
} from '@payloadcms/richtext-lexical/lexical';
import type { Locale } from '@nasaq/contract';
import { useState } from 'react';
import { ActionMenu } from '../action-menu.tsx';
import { useDesk } from '../desk-context.ts';
import { TextLocale } from './editors.ts';
import { KeptNode } from './nodes.ts';
import { PartDialog } from './part-dialog.tsx';
import { type PartKind, partKinds } from './part-model.ts';

interface Props {
  editor: LexicalEditor | null;
  locale: Locale;
}

/** The menu of what may stand in a text besides paragraphs. */
export function InsertPart({ editor, locale }: Props) {
  const { texts } = useDesk();
  const [asked, setAsked] = useState<{ kind: PartKind; at: BaseSelection | null } | null>(null);

  function ask(kind: PartKind) {
    if (!editor) return;
    // The keys go to the dialog; the place in the text stays meant.
    setAsked({ kind, at: editor.getEditorState().read(() => $getSelection()?.clone() ?? null) });
  }

  return (
    <>
      <ActionMenu
        actions={partKinds.map((kind) => ({ label: texts.textParts[kind], run: () => ask(kind) }))}
        icon="add"
        label={texts.textParts.insert}
      />
      {asked && editor && (
        <TextLocale value={locale}>
          <PartDialog
            kind={asked.kind}
            onClose={() => {
              setAsked(null);
              editor.focus();
            }}
            onPut={(stored) => insert(editor, stored, asked.at)}
            stored={null}
          />
        </TextLocale>
      )}
    </>
  );
}

function insert(editor: LexicalEditor, stored: SerializedLexicalNode, at: BaseSelection | null): void {
  editor.update(() => {
    $setSelection(at?.clone() ?? null);
    const isInline = stored.type === 'inlineBlock';
    const node = new KeptNode(stored, isInline);
    $insertNodes([node]);
    if (isInline || node.getNextSibling()) return;
    // Below the last part one can go on writing.
    const paragraph = $createParagraphNode();
    node.insertAfter(paragraph);
    paragraph.select();
  });
}
