'use client';

import { localeInfo } from '@nasaq/contract';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { useLexicalEditable } from '@payloadcms/richtext-lexical/lexical/react/useLexicalEditable';
import { useLexicalNodeSelection } from '@payloadcms/richtext-lexical/lexical/react/useLexicalNodeSelection';
import { $getNodeByKey, type SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical';
import { use, useState } from 'react';
import { fill } from '../../../../platform/staff/screens/screen-texts.ts';
import { useDesk } from '../desk-context.ts';
import { Icon } from '../icons.tsx';
import { TextLocale } from './editors.ts';
import { PartDialog } from './part-dialog.tsx';
import { fieldsOf, type PartHolder, type PartKind, partKindOf, shownRows } from './part-model.ts';

interface Props {
  nodeKey: string;
  stored: SerializedLexicalNode;
}

/** A part of a text that is no paragraph: as it will be read, and the way into its dialog. */
export function Part({ nodeKey, stored }: Props) {
  const { texts } = useDesk();
  const kind = partKindOf(stored);
  return kind ? (
    <KnownPart kind={kind} nodeKey={nodeKey} stored={stored} />
  ) : (
    <span className="desk-kept">{fill(texts.keptNode, { type: String(stored.type) })}</span>
  );
}

function KnownPart({ kind, nodeKey, stored }: Props & { kind: PartKind }) {
  const [editor] = useLexicalComposerContext();
  const isEditable = useLexicalEditable();
  const [isSelected] = useLexicalNodeSelection(nodeKey);
  const { language, texts } = useDesk();
  // The editor around it takes its direction from its first words, which are the menus'.
  const { dir } = localeInfo[use(TextLocale)];
  const [isOpen, setOpen] = useState(false);
  const name = texts.textParts[kind];

  function put(next: SerializedLexicalNode) {
    editor.update(() => {
      $getNodeByKey<PartHolder>(nodeKey)?.setStored(next);
    });
  }

  function remove() {
    editor.update(() => $getNodeByKey(nodeKey)?.remove());
    editor.focus();
  }

  const edit = (
    <button
      aria-haspopup="dialog"
      aria-label={fill(texts.textParts.edit, { part: name })}
      className="desk-text-part__tool"
      lang={language}
      onClick={() => setOpen(true)}
      type="button"
    >
      {kind === 'footnote' ? '※' : <Icon name="edit" />}
    </button>
  );
  const dialog = isOpen && (
    <PartDialog
      kind={kind}
      onClose={() => {
        setOpen(false);
        editor.focus();
      }}
      onPut={put}
      onRemove={remove}
      stored={stored}
    />
  );
  if (kind === 'footnote')
    return (
      <span className="desk-note" title={String(fieldsOf(stored).text ?? '')}>
        {isEditable ? edit : '※'}
        {dialog}
      </span>
    );
  return (
    <div className={`desk-text-part desk-text-part--${kind}`} data-selected={isSelected || undefined} dir={dir}>
      <div className="desk-text-part__head" lang={language}>
        <span>{kind === 'callout' ? texts.textParts.tones[toneOf(stored)] : name}</span>
        {isEditable && edit}
      </div>
      <Preview kind={kind} stored={stored} />
      {dialog}
    </div>
  );
}

function toneOf(stored: SerializedLexicalNode): 'note' | 'tip' | 'warning' {
  const { tone } = fieldsOf(stored);
  return tone === 'tip' || tone === 'warning' ? tone : 'note';
}

function Preview({ kind, stored }: { kind: PartKind; stored: SerializedLexicalNode }) {
  const { code, items, text, title } = fieldsOf(stored);
  if (kind === 'table')
    return (
      <div className="desk-text-part__table">
        <table>
          <tbody>
            {shownRows(stored).map(({ cells, id }) => (
              <tr key={id}>
                {cells.map(({ isHead, text: words, ...cell }) =>
                  isHead ? <th key={cell.id}>{words}</th> : <td key={cell.id}>{words}</td>,
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    );
  if (kind === 'code')
    return (
      <>
        {title ? <span className="desk-text-part__title">{String(title)}</span> : null}
        <pre dir="ltr" lang="en">
          {String(code ?? '')}
        </pre>
      </>
    );
  if (kind === 'columns') return <div className="desk-text-part__columns">{linesOf(items)}</div>;
  return (
    <>
      {title ? <span className="desk-text-part__title">{String(title)}</span> : null}
      <div className="desk-text-part__lines">{linesOf(text)}</div>
    </>
  );
}

/** As they stand below each other, without blank ones. */
function linesOf(text: unknown): string {
  return String(text ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .join('\n');
}
