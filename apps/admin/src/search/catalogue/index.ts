import { bilingual } from '@nasaq/contract';
import { screenTexts } from '../../platform/staff/screens/screen-texts.ts';
import arabicLabels from './ar/labels.json' with { type: 'json' };
import englishLabels from './en/labels.json' with { type: 'json' };
import arabicBoard from './ar/board.json' with { type: 'json' };
import englishBoard from './en/board.json' with { type: 'json' };

/** What searches without results are called. */
export const searchLabels = /* @__PURE__ */ bilingual(englishLabels, arabicLabels);

/** What the board of such searches says. */
export const boardTexts = /* @__PURE__ */ screenTexts(englishBoard, arabicBoard);
