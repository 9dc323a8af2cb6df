import { screenTexts } from '../../platform/staff/screens/screen-texts.ts';
import arabicBoard from './ar/gaps.json' with { type: 'json' };
import englishBoard from './en/gaps.json' with { type: 'json' };

/** What the boards of gaps and of translations say. */
export const gapTexts = /* @__PURE__ */ screenTexts(englishBoard, arabicBoard);
