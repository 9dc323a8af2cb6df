export { type Bundle, type BundleEntry, type BundleUnit, bundleUnit, type DeliveredState } from './bundle.ts';
export { contentDigest, shortDigest } from './content-digest.ts';
export {
  type DeliveredEntry,
  type DeliveredUnit,
  type Delivery,
  type DeliveryKind,
  FileError,
  type FileFault,
} from './delivery.ts';
export { type DocxTexts, docxParts } from './docx/write-docx.ts';
export { readDocx } from './docx/read-docx.ts';
export { judgeEntry, refusedEntry } from './judge/judge-entry.ts';
export { withUnit } from './judge/with-unit.ts';
export type { Judged } from './judge/judge-unit.ts';
export { isTakeable, isTakenFirst, type Line, type Outcome, type Refusal, type Remark } from './judge/line.ts';
export { csvTable, readCsvTable, withoutFormula } from './sheet/csv.ts';
export { readXliff } from './xliff/read-xliff.ts';
export { writeXliff } from './xliff/write-xliff.ts';
