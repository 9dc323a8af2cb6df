import { bilingual } from '@nasaq/contract';
import { screenTexts } from '../../platform/staff/screens/screen-texts.ts';
import arabicLabels from './ar/labels.json' with { type: 'json' };
import englishLabels from './en/labels.json' with { type: 'json' };
import arabicWords from './ar/words.json' with { type: 'json' };
import englishWords from './en/words.json' with { type: 'json' };

/** What is stored of an owner's words is called. */
export const wordLabels = /* @__PURE__ */ bilingual(englishLabels, arabicLabels);

/** What the screen of texts says. */
export const wordTexts = /* @__PURE__ */ screenTexts(englishWords, arabicWords);
export type WordTexts = (typeof wordTexts)['en'];
