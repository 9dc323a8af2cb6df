import {
  type DOMConversionMap,
  type DOMConversionOutput,
  ElementNode,
  type LexicalNode,
  type LexicalUpdateJSON,
  type NodeKey,
  type SerializedElementNode,
  type SerializedLexicalNode,
  type Spread,
} from '@payloadcms/richtext-lexical/lexical';
import { newId } from '@nasaq/translation';

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

  static override importJSON(json: SerializedLexicalNode): LinkNode {
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

export function isLinkNode(node: LexicalNode | null | undefined): node is LinkNode {
  return node instanceof LinkNode;
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
