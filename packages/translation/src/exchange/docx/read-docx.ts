import { type CellRun, type Delivery, FileError } from '../delivery.ts';
import { type ReturnedRow, readSheet } from '../sheet/read-sheet.ts';
import { elementsOf, parseXml, textOf, type XmlElement, XmlError } from '../xml.ts';
import { mainNamespace, strictNamespace } from './parts.ts';

/**
 * Reads the main part of a Word document that came back.
 * @param xml `word/document.xml`
 * @throws {FileError} where it is damaged, or has none of our tables
 */
export function readDocx(xml: string): Delivery {
  const document = read(xml);
  if (document.name !== 'document' || (document.uri !== mainNamespace && document.uri !== strictNamespace))
    throw new FileError('not_a_document');
  return readSheet(
    'docx',
    rowsIn(document)
      .map(({ head, row }) => returned(row, head))
      .filter((row) => row !== null),
  );
}

function read(xml: string): XmlElement {
  try {
    return parseXml(xml);
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    if (error.fault === 'declares_types') throw new FileError('xml_declares_types');
    if (error.fault === 'malformed') throw new FileError('xml_broken', { line: String(error.line) });
    throw new FileError('xml_too_large');
  }
}

/** Also of tables that stand in others, or in frames that a program has put around them. */
function rowsIn(element: XmlElement): { row: XmlElement; head: boolean }[] {
  const children = elementsOf(element);
  const first = children.find(({ name }) => name === 'tr');
  return children.flatMap((child) =>
    child.name === 'tr' ? [{ row: child, head: child === first }, ...rowsIn(child)] : rowsIn(child),
  );
}

function returned(row: XmlElement, head: boolean): ReturnedRow | null {
  const cells = named(row, 'tc', ['tr', 'tbl']);
  const [first, source, target] = cells.map(runsIn);
  if (!first) return null;
  const words = first.map(({ text }) => text).join('');
  return {
    id: words,
    label: words.split('\n')[0] ?? '',
    source: source ?? [],
    target: target ?? [],
    state: 'translated',
    head,
  };
}

/** Elements of a name, however deep, but not those inside of others. */
function named(element: XmlElement, name: string, without: readonly string[]): XmlElement[] {
  return elementsOf(element).flatMap((child) => {
    if (child.name === name) return [child];
    return without.includes(child.name) || isGone(child) ? [] : named(child, name, without);
  });
}

/** What was deleted or moved away while changes are tracked. */
function isGone({ name }: XmlElement): boolean {
  return name === 'del' || name === 'moveFrom';
}

/** The words of a cell; each of its paragraphs after the first begins a line. */
function runsIn(cell: XmlElement): CellRun[] {
  const runs: CellRun[] = [];
  named(cell, 'p', ['tbl']).forEach((paragraph, place) => {
    if (place > 0) add(runs, '\n', runs.at(-1)?.format ?? 0);
    for (const run of named(paragraph, 'r', [])) add(runs, wordsOf(run), formatOf(run));
  });
  // Empty paragraphs at the end are the return key's.
  const last = runs.at(-1);
  if (last) last.text = last.text.trimEnd();
  return runs.filter(({ text }) => text !== '');
}

function add(runs: CellRun[], text: string, format: number): void {
  const last = runs.at(-1);
  if (text === '') return;
  if (last?.format === format) last.text += text;
  else runs.push({ text, format });
}

function wordsOf(run: XmlElement): string {
  return elementsOf(run)
    .map((child) => {
      if (child.name === 't') return textOf(child);
      if (child.name === 'br' || child.name === 'cr') return child.attributes.type === 'page' ? '' : '\n';
      if (child.name === 'tab') return '\t';
      if (child.name === 'noBreakHyphen') return '\u2011';
      return child.name === 'softHyphen' ? '\u00AD' : '';
    })
    .join('');
}

/** The styles by which Word itself emphasises. */
const styleFormats: Record<string, number> = { Strong: 1, Emphasis: 2 };

function formatOf(run: XmlElement): number {
  const properties = elementsOf(run, 'rPr').flatMap((own) => elementsOf(own));
  const isOn = (...names: string[]) =>
    properties.some(({ attributes, name }) => names.includes(name) && !/^(0|false|off)$/.test(attributes.val ?? ''));
  const style = properties.find(({ name }) => name === 'rStyle')?.attributes.val ?? '';
  return (isOn('b', 'bCs') ? 1 : 0) | (isOn('i', 'iCs') ? 2 : 0) | (styleFormats[style] ?? 0);
}
