import { bilingual } from '@nasaq/contract';
import { screenTexts } from '../../platform/staff/screens/screen-texts.ts';
import arabicLabels from './ar/labels.json' with { type: 'json' };
import englishLabels from './en/labels.json' with { type: 'json' };
import arabicScreens from './ar/screens.json' with { type: 'json' };
import englishScreens from './en/screens.json' with { type: 'json' };

/** What errors, their places and states are called. */
export const errorLabels = /* @__PURE__ */ bilingual(englishLabels, arabicLabels);

/** What list, page and board say of them. */
export const errorTexts = /* @__PURE__ */ screenTexts(
  { ...englishScreens, words: englishLabels.errors, sources: englishLabels.sources, states: englishLabels.states },
  { ...arabicScreens, words: arabicLabels.errors, sources: arabicLabels.sources, states: arabicLabels.states },
);
