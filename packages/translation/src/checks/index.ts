export {
  type Address,
  type CheckGroup,
  checkGroups,
  type CheckId,
  checkIds,
  type CheckInput,
  checks,
  type Facts,
  type Finding,
  type Level,
  type Levels,
  levelOf,
  levels,
  type LinkedEntry,
  noFacts,
  type PictureFacts,
  type TextRange,
} from './check.ts';
export { findingsOf } from './find.ts';
export { markOf, valueAt } from './mark.ts';
export { localeOfPath, pathOfLink } from './kinds/links.ts';
export { readText, type TextParagraph } from './reading/read-text.ts';
export { checkTexts, groupTexts, levelTexts, sentenceOf } from './texts.ts';
