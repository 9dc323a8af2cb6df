export { type Bilingual, type Doc, type FieldKind, type FieldSpec, hasWords, newRowId, pairField } from './field.ts';
export { fingerprint } from './fingerprint.ts';
export {
  emptyRecord,
  type FieldState,
  fieldStates,
  type Mark,
  readRecord,
  stateOf,
  type TranslationRecord,
  type Values,
  worstOf,
} from './states.ts';
export {
  type Docs,
  type JudgedUnit,
  judgedUnits,
  type PairedRow,
  pairOf,
  pairRows,
  type Unit,
  unitsOf,
} from './units.ts';
export { isEmpty, type Paragraph, paragraphsOf, type RichNode, wordsOf } from './words.ts';
