export { alignSentences, answeringSentences, type AnsweringSentences } from './alignment.ts';
export {
  bearsLanguage,
  type Bilingual,
  type Doc,
  type FieldKind,
  type FieldSpec,
  fieldsInside,
  fieldsOfRow,
  hasWords,
  isAskedFor,
  kindField,
  kindOfRow,
  newRowId,
  pairField,
  type KindDrawing,
  type RowKind,
} from './field.ts';
export { beginningOf, differenceAt, endOf, excerpt, excerptAround } from './excerpt.ts';
export { fingerprint } from './fingerprint.ts';
export { type Sentence, sentencesOf } from './segments.ts';
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
export { type FoundTerm, Glossary } from './glossary/glossary.ts';
export { type TermFinding, termFindings, type TextRange } from './glossary/term-findings.ts';
export { glossaryOf, isTakenFor, takenFor } from './glossary/same-word.ts';
export { type Term, type TermKind, termKinds } from './glossary/term.ts';
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
export { folded, unfolded } from './text-parts.ts';
export { isEmpty, type Paragraph, paragraphsOf, type RichNode, wordsOf } from './words.ts';
export { correspondence, type Partners } from './correspondence.ts';
export { type SourceAt, sourceAt } from './source-at.ts';
export { withDistinctPairs } from './distinct-pairs.ts';
export { keepTyped } from './keep-typed.ts';
export { type LeftOut, leftOut } from './left-out.ts';
export { LiveJudge } from './live-judge.ts';
export { mergeOrder } from './merge-order.ts';
export { pathByPairs, pathFromPlaces, valueAt, withValue } from './paths.ts';
export { addRow, moveRow, putRowBack, removeRow, writeRow } from './rows.ts';
export { isSame } from './same.ts';
export { fieldAt, isSplit, shownLocale, type SplitSetting, splitSettings } from './settings.ts';
export { newId, structureOf, withStructure } from './structure.ts';
export { type Change, wordDiff } from './word-diff.ts';
export { countStates, needsWork, nextWork, type Place } from './work.ts';
