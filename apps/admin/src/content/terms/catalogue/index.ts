import { bilingual } from '@nasaq/contract';
import arabicLabels from './ar/labels.json' with { type: 'json' };
import englishLabels from './en/labels.json' with { type: 'json' };

/** What the fields of a term are called, and what is said at them. */
export const termLabels = /* @__PURE__ */ bilingual(englishLabels, arabicLabels);
