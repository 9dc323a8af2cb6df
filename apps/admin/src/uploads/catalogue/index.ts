import { bilingual } from '@nasaq/contract';
import arabicLabels from './ar/labels.json' with { type: 'json' };
import englishLabels from './en/labels.json' with { type: 'json' };

/** What files of visitors and their fields are called. */
export const uploadLabels = /* @__PURE__ */ bilingual(englishLabels, arabicLabels);
