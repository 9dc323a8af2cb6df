'use client';

import { contentTypes, type Locale } from '@nasaq/contract';
import {
  $createTextNode,
  $getSelection,
  $isRangeSelection,
  $setSelection,
  type BaseSelection,
  type LexicalEditor,
  type LexicalNode,
} from '@payloadcms/richtext-lexical/lexical';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { DialogActions } from '../../../../platform/staff/screens/dialog-actions.tsx';
import { useDesk } from '../desk-context.ts';
import { DocumentPicker } from '../references/document-picker.tsx';
import { knownName } from '../references/known-documents.ts';
import { isAddress, isLinkNode, type LinkFields, LinkNode } from './link-nodes.ts';

interface Props {
  editor: LexicalEditor;
  locale: Locale;
  onClose: () => void;
}

/** What the words may lead to of what is stored: a page, or a file that is no picture. */
const targets = {
  internal: { relationTo: [...contentTypes] as string[], filter: undefined },
  file: { relationTo: ['media'], filter: { mimeType: { not_like: 'image/' } } },
};
const kinds = ['internal', 'file', 'custom'] as const;
type Kind = (typeof kinds)[number];

function kindOf({ doc, linkType }: LinkFields): Kind {
  if (linkType === 'custom') return 'custom';
  return doc?.relationTo === 'media' ? 'file' : 'internal';
}

/** Nobody is told of a wrong address who has only begun one. */
const beginnings = ['https://', 'http://', 'mailto:', 'tel:'];

/** Where the chosen words lead: to an entry of the site, or to an address. */
export function LinkDialog({ editor, locale, onClose }: Props) {
  const { language, texts } = useDesk();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [link, setLink] = useState<LinkFields>(() => linkOf(editor) ?? { linkType: 'internal', newTab: false });
  const [kind, setKind] = useState<Kind>(() => kindOf(link));
  const [hadLink] = useState(() => linkOf(editor) !== null);
  // The keys go to the dialog; what was chosen in the text stays meant.
  const [chosen] = useState(() => editor.getEditorState().read(() => $getSelection()?.clone() ?? null));
  const url = link.url ?? '';
  const isWrong = url !== '' && !isAddress(url) && !beginnings.some((one) => one.startsWith(url.toLowerCase()));
  const isReady = link.linkType === 'internal' ? Boolean(link.doc) : isAddress(url);

  useEffect(() => dialog.current?.showModal(), []);

  function choose(next: Kind) {
    setKind(next);
    const isOther = next !== 'custom' && kindOf(link) !== next;
    setLink({ ...link, linkType: next === 'custom' ? next : 'internal', ...(isOther && { doc: null }) });
  }

  function close(fields?: LinkFields | null) {
    if (fields !== undefined) setLinkOf(editor, { chosen, fields, locale });
    dialog.current?.close();
  }

  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className="inbox-dialog inbox-dialog--question desk-dialog"
      lang={language}
      onClose={() => {
        onClose();
        editor.focus();
      }}
    >
      <h2 id={id}>{texts.link.heading}</h2>
      <fieldset className="desk-choices">
        <legend className="desk-unseen">{texts.link.kind}</legend>
        {kinds.map((one) => (
          <label key={one}>
            <input checked={kind === one} name={id} onChange={() => choose(one)} type="radio" />
            <span id={`${id}-${one}`}>{texts.link[one]}</span>
          </label>
        ))}
      </fieldset>
      {kind !== 'custom' ? (
        <DocumentPicker
          key={kind}
          {...targets[kind]}
          labelledBy={`${id}-${kind}`}
          onChange={(doc) => setLink({ ...link, doc })}
          value={link.doc ?? null}
        />
      ) : (
        <label className="desk-labelled">
          {texts.link.custom}
          <input
            aria-describedby={isWrong ? `${id}-wrong` : undefined}
            aria-invalid={isWrong || undefined}
            dir="ltr"
            onChange={({ target }) => setLink({ ...link, url: target.value.trim() })}
            placeholder="https://"
            type="url"
            value={url}
          />
        </label>
      )}
      {link.linkType === 'custom' && isWrong && (
        <p className="desk-wrong" id={`${id}-wrong`} role="alert">
          {texts.link.wrong}
        </p>
      )}
      <label className="desk-check">
        <input
          checked={link.newTab}
          onChange={({ target }) => setLink({ ...link, newTab: target.checked })}
          type="checkbox"
        />
        {texts.link.newTab}
      </label>
      {hadLink && (
        <button className="desk-quiet" onClick={() => close(null)} type="button">
          {texts.link.remove}
        </button>
      )}
      <DialogActions
        busy={false}
        cancel={texts.cancel}
        confirm={texts.link.set}
        error={null}
        isReady={isReady}
        onCancel={() => close()}
        onConfirm={() => close(stored(link))}
      />
    </dialog>,
    document.body,
  );
}

/** What belongs to the other kind of link is not kept. */
function stored({ doc, linkType, newTab, url }: LinkFields): LinkFields {
  return linkType === 'internal' ? { linkType, newTab, doc: doc ?? null } : { linkType, newTab, url: url ?? '' };
}

function linkOf(editor: LexicalEditor): LinkFields | null {
  return editor.getEditorState().read(() => {
    const selection = $getSelection();
    if (!$isRangeSelection(selection)) return null;
    return linkAround(selection.anchor.getNode())?.getFields() ?? null;
  });
}

function linkAround(node: LexicalNode): LinkNode | null {
  return [node, ...node.getParents()].find(isLinkNode) ?? null;
}

interface Change {
  /** What of the text was chosen. */
  chosen: BaseSelection | null;
  /** None to take the link away. */
  fields: LinkFields | null;
  locale: Locale;
}

function setLinkOf(editor: LexicalEditor, { chosen, fields, locale }: Change): void {
  editor.update(() => {
    $setSelection(chosen?.clone() ?? null);
    const selection = $getSelection();
    if (!$isRangeSelection(selection)) return;
    const around = linkAround(selection.anchor.getNode());
    if (around && fields) return around.setFields(fields);
    if (around) {
      for (const child of around.getChildren()) around.insertBefore(child);
      return around.remove();
    }
    if (!fields) return;
    const link = new LinkNode(fields);
    if (selection.isCollapsed()) {
      const { doc, url } = fields;
      link.append($createTextNode(doc ? knownName(doc, locale) : (url ?? '')));
      return selection.insertNodes([link]);
    }
    // One paragraph at most: a link has no second one.
    const nodes = selection.extract().filter((node) => node.getType() === 'text' || node.getType() === 'linebreak');
    const parent = nodes[0]?.getParent();
    const inside = nodes.filter((node) => node.getParent()?.is(parent));
    inside[0]?.insertBefore(link);
    link.append(...inside);
  });
}
