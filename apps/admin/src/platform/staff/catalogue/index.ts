import { bilingual, perLanguage } from '@nasaq/contract';
import arabicCrash from './ar/crash.json' with { type: 'json' };
import englishCrash from './en/crash.json' with { type: 'json' };
import arabicLabels from './ar/labels.json' with { type: 'json' };
import englishLabels from './en/labels.json' with { type: 'json' };

/** What several parts of the admin host call alike; roles, errors and groups of the menu. */
export const staffLabels = /* @__PURE__ */ bilingual(englishLabels, arabicLabels);

/** What is said in the place of a screen that could not be shown. */
export const crashTexts = /* @__PURE__ */ perLanguage(englishCrash, arabicCrash);
