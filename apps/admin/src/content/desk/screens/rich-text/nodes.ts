import {
  DecoratorNode,
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
import { newId } from '@nasaq/translation';
import { createElement, type ReactNode } from 'react';
import { Kept, Picture, type PictureData } from './decorations.tsx';

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

/** What this editor does not know: it stays where it is, as it is. */
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
    return { type: 'kept', version: 1, stored: this.__stored, inline: this.__inline };
  }

  override createDOM(_config: EditorConfig): HTMLElement {
    return document.createElement(this.__inline ? 'span' : 'div');
  }

  override updateDOM(): boolean {
    return false;
  }

  override isInline(): boolean {
    return this.__inline;
  }

  override decorate(): ReactNode {
    return createElement(Kept, { type: this.__stored.type });
  }
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
