'use client';

import { localeInfo } from '@nasaq/contract';
import type { SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical';
import { type ReactNode, use, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { DialogActions } from '../../../../platform/staff/screens/dialog-actions.tsx';
import { useDesk } from '../desk-context.ts';
import { TextLocale } from './editors.ts';
import { fieldsOf, gridOf, newGrid, type PartKind, storedPart, tableOf } from './part-model.ts';
import { TableCells } from './table-cells.tsx';

interface Props {
  kind: PartKind;
  /** `null` for one that is new. */
  stored: SerializedLexicalNode | null;
  onPut: (stored: SerializedLexicalNode) => void;
  onRemove?: () => void;
  onClose: () => void;
}

/** What a part says, in fields; it is put into the text as a whole. */
export function PartDialog({ kind, onClose, onPut, onRemove, stored }: Props) {
  const { language, texts } = useDesk();
  const [fields, setFields] = useState<Record<string, string>>(() => wordsOf(kind, stored));
  const [grid, setGrid] = useState(() => (stored && kind === 'table' ? gridOf(stored) : newGrid()));
  const said = texts.textParts;
  const set = (name: string) => (value: string) => setFields({ ...fields, [name]: value });
  const main = kind === 'code' ? 'code' : kind === 'columns' ? 'items' : 'text';
  const isReady = kind === 'table' ? grid.rows.flat().some(hasText) : Boolean(fields[main]?.trim());
  const put = () => onPut(kind === 'table' ? tableOf(grid, stored) : storedPart(kind, fields, stored));

  return (
    <DeskDialog
      heading={said[kind]}
      isReady={isReady}
      isWide={kind === 'table'}
      onClose={onClose}
      onPut={put}
      {...(onRemove && { onRemove })}
    >
      {kind === 'callout' && (
        <label className="desk-labelled">
          {said.tone}
          <select lang={language} onChange={({ target }) => set('tone')(target.value)} value={fields.tone}>
            {(['note', 'tip', 'warning'] as const).map((tone) => (
              <option key={tone} value={tone}>
                {said.tones[tone]}
              </option>
            ))}
          </select>
        </label>
      )}
      {(kind === 'callout' || kind === 'code') && (
        <PartText label={kind === 'code' ? said.codeTitle : said.title} onChange={set('title')} value={fields.title} />
      )}
      {kind === 'table' ? (
        <TableCells grid={grid} onChange={setGrid} />
      ) : (
        <PartText
          isCode={kind === 'code'}
          label={{ callout: said.text, code: said.code, columns: said.items, footnote: said.text }[kind]}
          onChange={set(main)}
          rows={kind === 'footnote' ? 3 : 6}
          value={fields[main]}
        />
      )}
    </DeskDialog>
  );
}

const hasText = ({ text }: { text: string }) => text.trim() !== '';

function wordsOf(kind: PartKind, stored: SerializedLexicalNode | null): Record<string, string> {
  const names = {
    callout: ['tone', 'title', 'text'],
    code: ['title', 'code'],
    columns: ['items'],
    footnote: ['text'],
    table: [],
  };
  const known = stored ? fieldsOf(stored) : {};
  return Object.fromEntries(
    names[kind].map((name) => [name, String(known[name] ?? (name === 'tone' ? 'note' : ''))] as const),
  );
}

interface DialogProps {
  children: ReactNode;
  heading: string;
  isReady?: boolean;
  isWide?: boolean;
  onPut: () => void;
  onRemove?: () => void;
  onClose: () => void;
}

const firstField = 'input, select, textarea';

/** A dialog over a text: it is closed by the keys, by its buttons, and when it has done what it is for. */
export function DeskDialog({
  children,
  heading,
  isReady = true,
  isWide = false,
  onClose,
  onPut,
  onRemove,
}: DialogProps) {
  const { language, texts } = useDesk();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    dialog.current?.showModal();
    // Where what scrolls takes the keys, as in Firefox, the box around the cells of a table would have them.
    dialog.current?.querySelector<HTMLElement>(firstField)?.focus();
  }, []);
  const done = (act: () => void) => () => {
    act();
    dialog.current?.close();
  };
  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={`inbox-dialog inbox-dialog--question desk-dialog ${isWide ? 'desk-dialog--wide' : ''}`}
      dir={localeInfo[language].dir}
      lang={language}
      onClose={onClose}
    >
      <h2 id={id}>{heading}</h2>
      {children}
      {onRemove && (
        <button className="desk-quiet" onClick={done(onRemove)} type="button">
          {texts.textParts.remove}
        </button>
      )}
      <DialogActions
        busy={false}
        cancel={texts.cancel}
        confirm={texts.textParts.put}
        error={null}
        isReady={isReady}
        onCancel={() => dialog.current?.close()}
        onConfirm={done(onPut)}
      />
    </dialog>,
    document.body,
  );
}

interface TextProps {
  isCode?: boolean;
  label: string;
  onChange: (value: string) => void;
  /** Of a text of several lines. */
  rows?: number;
  value: string | undefined;
}

/** A text of a part, in the language of the text in which it stands; code has none. */
export function PartText({ isCode = false, label, onChange, rows, value = '' }: TextProps) {
  const { dir, tag } = localeInfo[use(TextLocale)];
  const common = {
    dir: isCode ? 'ltr' : dir,
    lang: isCode ? 'en' : tag,
    spellCheck: !isCode,
    value,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <label className="desk-labelled">
      {label}
      {rows ? (
        <textarea className={isCode ? 'desk-code' : ''} rows={rows} {...common} />
      ) : (
        <input type="text" {...common} />
      )}
    </label>
  );
}
