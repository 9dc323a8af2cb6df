import {
  DecoratorNode,
  type DOMConversionMap,
  type DOMConversionOutput,
  type EditorConfig,
  type NodeKey,
  type SerializedLexicalNode,
  type Spread,
} from '@payloadcms/richtext-lexical/lexical';
import { ListItemNode, ListNode } from '@payloadcms/richtext-lexical/lexical/list';
import { HeadingNode, QuoteNode } from '@payloadcms/richtext-lexical/lexical/rich-text';
import { newId, paragraphsOf } from '@nasaq/translation';
import { createElement, type ReactNode } from 'react';
import { Picture, type PictureData } from './decorations.tsx';
import { AutoLinkNode, LinkNode } from './link-nodes.ts';
import { pastedTable } from './part-model.ts';
import { Part } from './part-view.tsx';

type Json = SerializedLexicalNode & Record<string, unknown>;

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
