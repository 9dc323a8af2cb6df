import { screenTexts } from '../../../platform/staff/screens/screen-texts.ts';
import arabicMemory from './ar/memory.json' with { type: 'json' };
import englishMemory from './en/memory.json' with { type: 'json' };

/** What the panel of suggestions says. */
export const memoryTexts = /* @__PURE__ */ screenTexts(englishMemory, arabicMemory);
