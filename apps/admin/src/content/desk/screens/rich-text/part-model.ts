import type { LexicalNode, SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical';
import { newId, type RichNode } from '@nasaq/translation';

/** The parts of a text that are no paragraphs, and are written in a dialog. */
export const partKinds = ['table', 'callout', 'code', 'columns', 'footnote'] as const;
export type PartKind = (typeof partKinds)[number];

/** `null` for what this editor does not know. */
export function partKindOf(node: SerializedLexicalNode): PartKind | null {
  if (node.type === 'table') return 'table';
  const kind = node.type === 'block' || node.type === 'inlineBlock' ? fieldsOf(node).blockType : null;
  return partKinds.find((known) => known === kind) ?? null;
}

/** Nodes of the editor that a dialog writes into. */
export interface PartHolder extends LexicalNode {
  setStored: (stored: SerializedLexicalNode) => void;
}

export function fieldsOf(node: SerializedLexicalNode): Record<string, unknown> {
  return ((node as RichNode).fields ?? {}) as Record<string, unknown>;
}

/** A part as the CMS stores it. @param before what it was: what the dialog does not ask for stays */
export function storedPart(
  kind: Exclude<PartKind, 'table'>,
  fields: Record<string, string>,
  before: SerializedLexicalNode | null,
): SerializedLexicalNode {
  const known = before ? fieldsOf(before) : { id: newId(), blockName: '', blockType: kind };
  const rest: object = before ?? (kind === 'footnote' ? { type: 'inlineBlock', version: 1 } : newBlock);
  return { ...rest, fields: { ...known, ...fields } } as unknown as SerializedLexicalNode;
}

const newBlock = { type: 'block', version: 2, format: '' };

/** A table as one writes it: the lines of each cell, and which of its cells are heads. */
export interface TableGrid {
  rows: GridCell[][];
  headRow: boolean;
  headColumn: boolean;
}

export interface GridCell {
  id: string;
  text: string;
  /** As it was stored: its formats and links stay as long as its words do. */
  stored: RichNode | null;
}

export function emptyCell(): GridCell {
  return { id: newId(), text: '', stored: null };
}

export const newGrid = (): TableGrid => ({
  rows: [1, 2, 3].map(() => [emptyCell(), emptyCell()]),
  headRow: true,
  headColumn: false,
});

export function gridOf(table: SerializedLexicalNode): TableGrid {
  const rows = cellsOf(table).map((cells) =>
    cells.map((stored) => ({ id: newId(), text: textOfCell(stored), stored })),
  );
  const heads = (cell: GridCell | undefined, bit: number) => (Number(cell?.stored?.headerState) & bit) === bit;
  return {
    rows,
    headRow: rows.length > 0 && rows[0]!.every((cell) => heads(cell, 1)),
    headColumn: rows.length > 0 && rows.slice(1).every(([first]) => heads(first, 2)) && heads(rows.at(-1)?.[0], 2),
  };
}

/** Whether rows and columns can be added and taken away: cells that span several belong to none alone. */
export function isPlainGrid({ rows }: TableGrid): boolean {
  const isOne = (span: unknown) => span === undefined || span === null || span === 1;
  return rows.every(
    (row) =>
      row.length === rows[0]!.length && row.every(({ stored }) => isOne(stored?.colSpan) && isOne(stored?.rowSpan)),
  );
}

/** The table of a grid. @param before what it was: what the grid does not show stays */
export function tableOf({ headColumn, headRow, rows }: TableGrid, before: SerializedLexicalNode | null) {
  const stored = (before as RichNode | null) ?? { ...element, type: 'table' };
  const former = stored.children ?? [];
  return {
    ...stored,
    children: rows.map((cells, row) => ({
      ...(former[row] ?? { ...element, type: 'tablerow' }),
      children: cells.map((cell, column) => ({
        ...storedCell(cell),
        headerState: (headRow && row === 0 ? 1 : 0) + (headColumn && column === 0 ? 2 : 0),
      })),
    })),
  } as unknown as SerializedLexicalNode;
}

/** What a table shows, each row and cell by its place. */
export function shownRows(table: SerializedLexicalNode) {
  return cellsOf(table).map((cells, row) => ({
    id: `row-${row}`,
    cells: cells.map((cell, column) => ({
      id: `cell-${column}`,
      // An empty one heads nothing.
      isHead: Number(cell.headerState) > 0 && textOfCell(cell).trim() !== '',
      text: textOfCell(cell),
    })),
  }));
}

function cellsOf(table: SerializedLexicalNode): RichNode[][] {
  return ((table as RichNode).children ?? []).map(({ children = [] }) => children);
}

function storedCell({ stored, text }: GridCell): RichNode {
  if (stored && textOfCell(stored) === text) return stored;
  const base = stored ?? { ...element, type: 'tablecell', colSpan: 1, rowSpan: 1, backgroundColor: null };
  return { ...base, children: text.split('\n').map(paragraphOf) };
}

function paragraphOf(line: string): RichNode {
  const inside = { type: 'text', text: line, detail: 0, format: 0, mode: 'normal', style: '', version: 1 };
  return { ...element, type: 'paragraph', textFormat: 0, textStyle: '', children: line === '' ? [] : [inside] };
}

function textOfCell({ children = [] }: RichNode): string {
  return children.map(wordsIn).join('\n');
}

function wordsIn({ children = [], text, type }: RichNode): string {
  return type === 'linebreak' ? '\n' : (text ?? children.map(wordsIn).join(''));
}

const element = { direction: null, format: '', indent: 0, version: 1 } as const;

/** A table of the clipboard; of its cells the words. */
export function pastedTable(table: HTMLTableElement): SerializedLexicalNode | null {
  const rows = [...table.rows].map((row) => [...row.cells]).filter((cells) => cells.length > 0);
  if (rows.length === 0) return null;
  const width = Math.max(...rows.map((cells) => cells.length));
  const textOf = (cell: HTMLElement | undefined) =>
    [...(cell?.querySelectorAll('p, li, div') ?? []), ...(cell ? [cell] : [])]
      .slice(0, cell?.querySelector('p, li, div') ? -1 : undefined)
      .map((one) => (one.textContent ?? '').replace(/\s+/g, ' ').trim())
      .filter(Boolean)
      .join('\n');
  const isHead = (cells: HTMLElement[]) => cells.every(({ localName }) => localName === 'th');
  const grid: TableGrid = {
    rows: rows.map((cells) => Array.from({ length: width }, (_, at) => ({ ...emptyCell(), text: textOf(cells[at]) }))),
    headRow: isHead(rows[0]!) || table.tHead !== null,
    headColumn: rows.length > 1 && rows.slice(1).every(([first]) => first!.localName === 'th'),
  };
  return tableOf(grid, null);
}
