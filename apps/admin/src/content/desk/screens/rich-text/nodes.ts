import {
  DecoratorNode,
  type DOMConversionMap,
  type DOMConversionOutput,
  type EditorConfig,
  ElementNode,
  type LexicalNode,
  type LexicalUpdateJSON,
  type NodeKey,
  type SerializedElementNode,
  type SerializedLexicalNode,
  type Spread,
} from '@payloadcms/richtext-lexical/lexical';
import { ListItemNode, ListNode } from '@payloadcms/richtext-lexical/lexical/list';
import { HeadingNode, QuoteNode } from '@payloadcms/richtext-lexical/lexical/rich-text';
import { newId, paragraphsOf } from '@nasaq/translation';
import { createElement, type ReactNode } from 'react';
import { Picture, type PictureData } from './decorations.tsx';
import { pastedTable } from './part-model.ts';
import { Part } from './part-view.tsx';

type Json = SerializedLexicalNode & Record<string, unknown>;

/** Where a link leads: to an entry, or to an address. As the CMS stores it. */
export interface LinkFields {
  linkType: 'internal' | 'custom';
  newTab: boolean;
  url?: string;
  doc?: { relationTo: string; value: number | string } | null;
}

type StoredLink = Spread<{ fields: LinkFields; id?: string }, SerializedElementNode>;

/** A link, stored as that of the CMS's own editor. */
export class LinkNode extends ElementNode {
  __fields: LinkFields;
  __id: string;

  constructor(fields: LinkFields = { linkType: 'custom', newTab: false }, id = newId(), key?: NodeKey) {
    super(key);
    this.__fields = fields;
    this.__id = id;
  }

  static override getType(): string {
    return 'link';
  }

  static override clone(node: LinkNode): LinkNode {
    return new this(node.__fields, node.__id, node.__key);
  }

  static override importJSON(json: Json): LinkNode {
    const stored = json as StoredLink;
    return new this(stored.fields, stored.id).updateFromJSON(stored as LexicalUpdateJSON<StoredLink>);
  }

  override exportJSON(): StoredLink {
    return { ...super.exportJSON(), type: this.getType(), version: 3, fields: this.getFields(), id: this.__id };
  }

  getFields(): LinkFields {
    return this.getLatest().__fields;
  }

  setFields(fields: LinkFields): void {
    this.getWritable().__fields = fields;
  }

  /** A link of the clipboard stays one, where it leads anywhere by itself. */
  static override importDOM(): DOMConversionMap {
    return { a: (element) => (isAddress(hrefOf(element)) ? { conversion: fromLink, priority: 1 } : null) };
  }

  override createDOM(): HTMLElement {
    // Without an address: nobody leaves the desk by a click into a text.
    const element = document.createElement('a');
    element.className = 'desk-link';
    return element;
  }

  override updateDOM(): boolean {
    return false;
  }

  override isInline(): true {
    return true;
  }

  override canBeEmpty(): false {
    return false;
  }

  override canInsertTextBefore(): false {
    return false;
  }

  override canInsertTextAfter(): false {
    return false;
  }
}

/** An address that became a link while it was typed in the CMS's own editor. */
export class AutoLinkNode extends LinkNode {
  static override getType(): string {
    return 'autolink';
  }

  override exportJSON(): StoredLink {
    const { id: _, ...stored } = super.exportJSON();
    return { ...stored, version: 2 };
  }
}

type StoredPicture = Spread<PictureData & { format?: string }, SerializedLexicalNode>;

/** A picture between two paragraphs, stored as that of the CMS's own editor. */
export class PictureNode extends DecoratorNode<ReactNode> {
  __stored: StoredPicture;

  constructor(stored: StoredPicture, key?: NodeKey) {
    super(key);
    this.__stored = stored;
  }

  static override getType(): string {
    return 'upload';
  }

  static override clone(node: PictureNode): PictureNode {
    return new this(node.__stored, node.__key);
  }

  static override importJSON(stored: Json): PictureNode {
    return new this(stored as unknown as StoredPicture);
  }

  override exportJSON(): StoredPicture {
    return { ...this.getLatest().__stored, type: 'upload' };
  }

  override createDOM(): HTMLElement {
    return document.createElement('div');
  }

  override updateDOM(): boolean {
    return false;
  }

  override isInline(): false {
    return false;
  }

  override decorate(): ReactNode {
    return createElement(Picture, { nodeKey: this.__key, picture: this.__stored });
  }

  setCaption(caption: string): void {
    const node = this.getWritable();
    node.__stored = { ...node.__stored, fields: { ...(node.__stored.fields as object | null), caption } };
  }
}

export function newPicture(value: number | string): PictureNode {
  return new PictureNode({
    type: 'upload',
    version: 3,
    relationTo: 'media',
    value,
    fields: null,
    format: '',
    id: newId(),
  });
}

type StoredKept = Spread<{ stored: SerializedLexicalNode; inline: boolean }, SerializedLexicalNode>;

/** What is no paragraph: a part that is written in a dialog, or what this editor does not know and leaves as it is. */
export class KeptNode extends DecoratorNode<ReactNode> {
  __stored: SerializedLexicalNode;
  __inline: boolean;

  constructor(stored: SerializedLexicalNode, inline: boolean, key?: NodeKey) {
    super(key);
    this.__stored = stored;
    this.__inline = inline;
  }

  static override getType(): string {
    return 'kept';
  }

  static override clone(node: KeptNode): KeptNode {
    return new this(node.__stored, node.__inline, node.__key);
  }

  static override importJSON(json: Json): KeptNode {
    const { inline, stored } = json as StoredKept;
    return new this(stored, inline);
  }

  override exportJSON(): StoredKept {
    return { type: 'kept', version: 1, stored: this.getStored(), inline: this.__inline };
  }

  /** A table of the clipboard comes as one. */
  static override importDOM(): DOMConversionMap {
    return { table: () => ({ conversion: fromTable, priority: 1 }) };
  }

  override createDOM(_config: EditorConfig): HTMLElement {
    const element = document.createElement(this.__inline ? 'span' : 'div');
    return tellLines(element, this);
  }

  override updateDOM(_before: this, element: HTMLElement): boolean {
    tellLines(element, this);
    return false;
  }

  getStored(): SerializedLexicalNode {
    return this.getLatest().__stored;
  }

  setStored(stored: SerializedLexicalNode): void {
    this.getWritable().__stored = stored;
  }

  override isInline(): boolean {
    return this.__inline;
  }

  override decorate(): ReactNode {
    return createElement(Part, { nodeKey: this.__key, stored: this.__stored });
  }
}

/** How many paragraphs it counts as, for who looks for one of them on the screen. */
function tellLines(element: HTMLElement, { __inline, __stored }: KeptNode): HTMLElement {
  if (__inline) element.dataset.note = '';
  else element.dataset.lines = String(paragraphsOf({ root: { children: [__stored] } }).length);
  return element;
}

/** Whether a link may lead there: to a site, a mail address, a number, or a page of this site. */
export function isAddress(url: string): boolean {
  return /^(https?:|mailto:|tel:|\/)/.test(url);
}

/** As it is written: a browser would complete it by the address of the admin host. */
function hrefOf(element: HTMLElement): string {
  return element.getAttribute('href')?.trim() ?? '';
}

function fromLink(element: HTMLElement): DOMConversionOutput {
  const newTab = element.getAttribute('target') === '_blank';
  return { node: new LinkNode({ linkType: 'custom', newTab, url: hrefOf(element) }) };
}

function fromTable(element: HTMLElement): DOMConversionOutput {
  const stored = pastedTable(element as HTMLTableElement);
  return { node: stored ? new KeptNode(stored, false) : null, after: () => [] };
}

export const richTextNodes = [
  HeadingNode,
  QuoteNode,
  ListNode,
  ListItemNode,
  LinkNode,
  AutoLinkNode,
  PictureNode,
  KeptNode,
];

export function isLinkNode(node: LexicalNode | null | undefined): node is LinkNode {
  return node instanceof LinkNode;
}
