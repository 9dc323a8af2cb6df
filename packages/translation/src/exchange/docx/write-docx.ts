import type { Locale } from '@nasaq/contract';
import type { Bilingual } from '../../field.ts';
import type { Bundle } from '../bundle.ts';
import type { CellRun } from '../delivery.ts';
import { type SheetRow, sheetRows } from '../sheet/write-sheet.ts';
import { escapeXml, notInXml, xmlElement } from '../xml.ts';
import { contentTypes, documentRelations, mainNamespace, packageRelations, styles } from './parts.ts';

/** What the document says around the texts. */
export interface DocxTexts {
  title: Bilingual;
  /** How to work with it, a paragraph each. */
  intro: Bilingual[];
  field: Bilingual;
  languages: Record<Locale, Bilingual>;
}

/** The parts of a Word document by their names: for each entry a table of field, source and target, a row for each paragraph. */
export function docxParts(bundle: Bundle, texts: DocxTexts): Record<string, string> {
  const locales: Locale[] = [bundle.from, bundle.to];
  const body = [
    ...locales.map((locale) => paragraph(locale, [{ text: texts.title[locale], format: 0 }], 'Title')),
    ...texts.intro.flatMap((line) =>
      locales.map((locale) => paragraph(locale, [{ text: line[locale], format: 0 }], 'Hint')),
    ),
    ...bundle.entries.flatMap((entry) => {
      const rows = sheetRows(entry, bundle, 'docx');
      if (rows.length === 0) return [];
      return [paragraph(bundle.from, [{ text: entry.title, format: 0 }], 'Heading1'), tableOf(rows, bundle, texts)];
    }),
    xmlElement('w:sectPr', {}, page),
  ];
  return {
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': packageRelations,
    'word/_rels/document.xml.rels': documentRelations,
    'word/styles.xml': styles,
    'word/document.xml':
      '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
      xmlElement('w:document', { 'xmlns:w': mainNamespace }, xmlElement('w:body', {}, body.join('\n'))),
  };
}

/** A4, lying: both texts need their width. */
const page =
  '<w:pgSz w:w="16838" w:h="11906" w:orient="landscape"/>' +
  '<w:pgMar w:top="850" w:right="850" w:bottom="850" w:left="850" w:header="425" w:footer="425" w:gutter="0"/>';

/** In twentieths of a point. */
const widths = [2738, 6200, 6200];

function tableOf(rows: readonly SheetRow[], { from, to }: Bundle, texts: DocxTexts): string {
  const head = [texts.field, texts.languages[from], texts.languages[to]].map((words, place) =>
    cell(place, [paragraph(from, [{ text: words[from], format: 1 }])], 'EDEDED'),
  );
  const properties =
    '<w:tblStyle w:val="TableGrid"/>' +
    // The source stands where reading begins.
    (from === 'ar' ? '<w:bidiVisual/>' : '') +
    `<w:tblW w:w="${widths.reduce((sum, width) => sum + width)}" w:type="dxa"/><w:tblLayout w:type="fixed"/>`;
  return xmlElement(
    'w:tbl',
    {},
    [
      xmlElement('w:tblPr', {}, properties),
      xmlElement('w:tblGrid', {}, widths.map((width) => xmlElement('w:gridCol', { 'w:w': width })).join('')),
      xmlElement('w:tr', {}, `<w:trPr><w:cantSplit/><w:tblHeader/></w:trPr>${head.join('')}`),
      ...rows.map((row) => xmlElement('w:tr', {}, rowOf(row, { from, to }))),
    ].join('\n'),
  );
}

function rowOf(
  { first, id, label, notes, source, target }: SheetRow,
  { from, to }: Pick<Bundle, 'from' | 'to'>,
): string {
  const field = [
    ...(first ? [paragraph(from, [{ text: label, format: 0 }])] : []),
    ...notes.map((note) => paragraph(from, [{ text: note, format: 0 }], 'Hint')),
    paragraph('en', [{ text: id, format: 0 }], 'RowMark'),
  ];
  return [cell(0, field), cell(1, [paragraph(from, source)]), cell(2, [paragraph(to, target)])].join('');
}

function cell(place: number, paragraphs: readonly string[], fill?: string): string {
  const shade = fill ? `<w:shd w:val="clear" w:color="auto" w:fill="${fill}"/>` : '';
  return xmlElement(
    'w:tc',
    {},
    `<w:tcPr><w:tcW w:w="${widths[place]}" w:type="dxa"/>${shade}</w:tcPr>${paragraphs.join('')}`,
  );
}

function paragraph(locale: Locale, runs: readonly CellRun[], style?: string): string {
  const properties =
    (style ? `<w:pStyle w:val="${style}"/>` : '') +
    // Whoever begins to type into an empty cell writes in its language.
    (locale === 'ar'
      ? '<w:bidi/><w:rPr><w:rtl/><w:lang w:bidi="ar-EG"/></w:rPr>'
      : '<w:rPr><w:lang w:val="en-GB"/></w:rPr>');
  return xmlElement('w:p', {}, `<w:pPr>${properties}</w:pPr>${runs.map((run) => runsOf(run, locale)).join('')}`);
}

/** Markers are set apart; Latin words in an Arabic text are runs of their own, in their direction. */
function runsOf({ format, text }: CellRun, locale: Locale): string {
  return text
    .replace(notInXml, '')
    .split(/(\{\/?[bt]?\d+\})/u)
    .flatMap((part, place) => {
      if (place % 2 === 1) return [run(part, { format, rightToLeft: locale === 'ar', marker: true })];
      if (locale === 'en') return [run(part, { format, rightToLeft: false })];
      return part
        .split(/([A-Za-z][\w@:/.+-]*(?: [A-Za-z][\w@:/.+-]*)*)/u)
        .map((stretch, at) => run(stretch, { format, rightToLeft: at % 2 === 0 }));
    })
    .join('');
}

function run(
  text: string,
  { format, marker, rightToLeft }: { format: number; rightToLeft: boolean; marker?: boolean },
) {
  if (text === '') return '';
  const properties = [
    marker ? '<w:rStyle w:val="Marker"/>' : '',
    format & 1 ? '<w:b/><w:bCs/>' : '',
    format & 2 ? '<w:i/><w:iCs/>' : '',
    rightToLeft ? '<w:rtl/><w:lang w:bidi="ar-EG"/>' : '<w:lang w:val="en-GB"/>',
  ].join('');
  const words = text
    .split('\n')
    .map((line) =>
      line
        .split('\t')
        .map((stretch) => (stretch ? xmlElement('w:t', { 'xml:space': 'preserve' }, escapeXml(stretch)) : ''))
        .join('<w:tab/>'),
    )
    .join('<w:br/>');
  return `<w:r><w:rPr>${properties}</w:rPr>${words}</w:r>`;
}
