import { folded, unfolded } from '../text-parts.ts';
import type { RichNode } from '../words.ts';
import {
  type Code,
  CodeError,
  type Coded,
  type CodeKind,
  type Codes,
  type CodedText,
  type Piece,
} from './coded-text.ts';

/** `/` closes the innermost block; a node with `children` opens one, a node without stands by itself. */
export type Step = '/' | RichNode;

/** Takes a rich text apart: its words, its inline codes, and between two paragraphs a `break` with all that lies between. */
export function codesOfRichText(value: { root: RichNode }): Coded {
  const taken = new Taken();
  taken.block(unfolded(value.root));
  taken.flush();
  return taken;
}

/**
 * Puts a rich text together.
 * @throws {CodeError} `unbalanced`, `unknown` or `structure`
 */
export function richTextOf(text: CodedText, codes: Codes): { root: RichNode } {
  const put = new Put();
  for (const piece of text) put.piece(piece, codes);
  return { root: folded(put.whole().root) };
}

/** Nodes that stand among words; every other one is a block. */
const inlineTypes = new Set(['text', 'linebreak', 'tab', 'link', 'autolink', 'inlineBlock']);

const plainText = { type: 'text', mode: 'normal', style: '', detail: 0, format: 0, version: 1 } as const;

class Taken implements Coded {
  readonly text: Piece[] = [];
  readonly codes = new Map<string, Code>();
  /** Steps since the last word. */
  private steps: Step[] = [];
  private inlineCodes = 0;
  private breaks = 0;

  block({ children, ...node }: RichNode): void {
    this.steps.push(children ? { ...node, children: [] } : node);
    if (!children) return;
    for (const child of children) {
      if (inlineTypes.has(child.type ?? '')) this.inline(child);
      else this.block(child);
    }
    this.steps.push('/');
  }

  flush(): void {
    if (this.steps.length === 0) return;
    this.breaks += 1;
    this.alone('break', this.steps, `b${this.breaks}`);
    this.steps = [];
  }

  private inline({ children, ...node }: RichNode): void {
    this.flush();
    if (node.type === 'text') this.words(node);
    else if (children) {
      const id = this.open(node.type === 'link' || node.type === 'autolink' ? 'link' : 'object', node);
      for (const child of children) this.inline(child);
      this.text.push({ code: id, as: 'close' });
    } else this.alone(node.type === 'linebreak' || node.type === 'tab' ? 'line' : 'object', node);
  }

  private words({ text = '', ...node }: RichNode): void {
    const attributes = Object.entries(node).filter(
      ([name, value]) => value !== plainText[name as keyof typeof plainText],
    );
    if (text === '') return;
    if (attributes.length === 0) {
      this.text.push(text);
      return;
    }
    const data = Object.fromEntries(attributes);
    const id = this.reopen(data) ?? this.open('format', data);
    this.text.push(text, { code: id, as: 'close' });
  }

  /** Goes on with the format that has just ended, where it is the same: the editor splits a text now and then. */
  private reopen(data: unknown): string | null {
    const last = this.text.at(-1);
    if (last === undefined || typeof last === 'string' || last.as !== 'close') return null;
    const code = this.codes.get(last.code);
    if (code?.kind !== 'format' || JSON.stringify(code.data) !== JSON.stringify(data)) return null;
    this.text.pop();
    return last.code;
  }

  private open(kind: CodeKind, data: unknown): string {
    const id = this.nextId();
    this.codes.set(id, { id, kind, paired: true, data });
    this.text.push({ code: id, as: 'open' });
    return id;
  }

  private alone(kind: CodeKind, data: unknown, id = this.nextId()): void {
    this.codes.set(id, { id, kind, paired: false, data });
    this.text.push({ code: id, as: 'alone' });
  }

  private nextId(): string {
    this.inlineCodes += 1;
    return String(this.inlineCodes);
  }
}

class Put {
  private root: RichNode | undefined;
  /** Blocks that are open, the innermost last. */
  private readonly blocks: RichNode[] = [];
  /** Codes that are open, the innermost last, with the node that holds what is inside; a format holds nothing. */
  private readonly open: { code: Code; node: RichNode | null }[] = [];

  piece(piece: Piece, codes: Codes): void {
    if (typeof piece === 'string') {
      this.words(piece);
      return;
    }
    const code = codes.get(piece.code);
    if (!code || code.paired !== (piece.as !== 'alone')) throw new CodeError('unknown', piece.code);
    if (piece.as === 'close') this.close(code);
    else if (code.kind === 'break') this.follow(code);
    else if (piece.as === 'open') this.enter(code);
    else this.append({ ...(code.data as RichNode) });
  }

  whole(): { root: RichNode } {
    const unclosed = this.open.at(-1);
    if (unclosed) throw new CodeError('unbalanced', unclosed.code.id);
    if (!this.root || this.blocks.length > 0) throw new CodeError('structure');
    return { root: this.root };
  }

  private words(text: string): void {
    const formats = this.open.flatMap(({ code, node }) => (node ? [] : [code.data as Partial<RichNode>]));
    const format = formats.reduce((bits, data) => bits | Number(data.format ?? 0), 0);
    this.append({ ...plainText, ...Object.assign({}, ...formats), format, text });
  }

  private enter(code: Code): void {
    const node = code.kind === 'format' ? null : { ...(code.data as RichNode), children: [] };
    if (node) this.append(node);
    this.open.push({ code, node });
  }

  private close(code: Code): void {
    if (this.open.at(-1)?.code.id !== code.id) throw new CodeError('unbalanced', code.id);
    this.open.pop();
  }

  /** From one paragraph to the next. */
  private follow({ data, id }: Code): void {
    if (this.open.length > 0) throw new CodeError('unbalanced', id);
    for (const step of data as Step[]) {
      if (step === '/') {
        if (!this.blocks.pop()) throw new CodeError('structure', id);
      } else if (!step.children) this.append({ ...step });
      else {
        const block = { ...step, children: [] };
        if (this.root) this.append(block);
        else this.root = block;
        this.blocks.push(block);
      }
    }
  }

  private append(node: RichNode): void {
    const inside = this.open.findLast(({ node: holder }) => holder !== null)?.node ?? this.blocks.at(-1);
    if (!inside) throw new CodeError('structure');
    inside.children!.push(node);
  }
}
