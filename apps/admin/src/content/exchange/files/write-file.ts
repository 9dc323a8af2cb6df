import { languageNames, locales } from '@nasaq/contract';
import {
  type Bundle,
  csvTable,
  type DeliveryKind,
  docxParts,
  type DocxTexts,
  writeXliff,
} from '@nasaq/translation/exchange';
import { strToU8, zipSync } from 'fflate';
import { byteOrderMark, csvRows } from '../../../platform/staff/csv-rows.ts';
import { exchangeTexts } from '../catalogue/index.ts';

/** A file as it is sent. */
export interface WrittenFile {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
  extension: string;
}

/** A bundle as a file of its kind. */
export function writeFile(bundle: Bundle, kind: DeliveryKind): WrittenFile {
  return writers[kind](bundle);
}

const writers: Record<DeliveryKind, (bundle: Bundle) => WrittenFile> = {
  xliff: (bundle) => ({
    bytes: new TextEncoder().encode(writeXliff(bundle)),
    type: 'application/xliff+xml',
    extension: 'xlf',
  }),
  docx: (bundle) => ({
    bytes: zipped(docxParts(bundle, docxTexts(bundle))),
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: 'docx',
  }),
  csv: (bundle) => ({
    bytes: new TextEncoder().encode(byteOrderMark + csvRows(csvTable(bundle))),
    type: 'text/csv; charset=utf-8',
    extension: 'csv',
  }),
};

function docxTexts({ from, to }: Bundle): DocxTexts {
  const { en, ar } = { en: exchangeTexts.en, ar: exchangeTexts.ar };
  const title = (texts: typeof en) =>
    texts.docx.title.replace('{direction}', texts.out.directions[`${from}-${to}` as 'en-ar']);
  return {
    title: { en: title(en), ar: title(ar) },
    intro: en.docx.intro.map((line, place) => ({ en: line, ar: ar.docx.intro[place]! })),
    field: { en: en.docx.field, ar: ar.docx.field },
    languages: Object.fromEntries(locales.map((locale) => [locale, languageNames[locale]])) as DocxTexts['languages'],
  };
}

/** No earlier moment can be told in an archive; who makes the same file again gets the same bytes. */
const epoch = new Date(1980, 0, 1);

function zipped(parts: Record<string, string>): Uint8Array<ArrayBuffer> {
  const files = Object.entries(parts).map(([name, text]) => [name, strToU8(text)]);
  return zipSync(Object.fromEntries(files) as Record<string, Uint8Array>, { level: 6, mtime: epoch });
}
