import { bilingual } from '@nasaq/contract';
import { screenTexts } from '../../platform/staff/screens/screen-texts.ts';
import arabicLabels from './ar/labels.json' with { type: 'json' };
import englishLabels from './en/labels.json' with { type: 'json' };
import arabicBoard from './ar/board.json' with { type: 'json' };
import englishBoard from './en/board.json' with { type: 'json' };
import arabicPages from './ar/pages.json' with { type: 'json' };
import englishPages from './en/pages.json' with { type: 'json' };
import arabicWords from './ar/words.json' with { type: 'json' };
import englishWords from './en/words.json' with { type: 'json' };

/** What searches without results are called. */
export const searchLabels = /* @__PURE__ */ bilingual(englishLabels, arabicLabels);

/** What the board of such searches says. */
export const boardTexts = /* @__PURE__ */ screenTexts(englishBoard, arabicBoard);

/** What the screens of search words say. */
export const wordTexts = /* @__PURE__ */ screenTexts(englishWords, arabicWords);

/** By what else readers name the site's own pages. Nobody is shown it. */
export const pageNames = { en: englishPages, ar: arabicPages };
