import { screenTexts } from '../../platform/staff/screens/screen-texts.ts';
import arabicBundles from './ar/bundles.json' with { type: 'json' };
import englishBundles from './en/bundles.json' with { type: 'json' };

/** What is said where content leaves in bundles and comes in. */
export const bundleTexts = /* @__PURE__ */ screenTexts(englishBundles, arabicBundles);
