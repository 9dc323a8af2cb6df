import { bilingual } from '@nasaq/contract';
import { screenTexts } from '../../../platform/staff/screens/screen-texts.ts';
import arabicLabels from './ar/labels.json' with { type: 'json' };
import englishLabels from './en/labels.json' with { type: 'json' };
import arabicLibrary from './ar/library.json' with { type: 'json' };
import englishLibrary from './en/library.json' with { type: 'json' };

/** What the fields of a file are called, and why one is not taken. */
export const mediaLabels = /* @__PURE__ */ bilingual(englishLabels, arabicLabels);

/** What the library's screen says. */
export const libraryTexts = /* @__PURE__ */ screenTexts(englishLibrary, arabicLibrary);
