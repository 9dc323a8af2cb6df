import { bilingual } from '@nasaq/contract';
import arabicLabels from './ar/labels.json' with { type: 'json' };
import englishLabels from './en/labels.json' with { type: 'json' };

/** What several parts of the admin host call alike; roles, errors and groups of the menu. */
export const staffLabels = /* @__PURE__ */ bilingual(englishLabels, arabicLabels);
