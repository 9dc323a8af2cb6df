import { screenTexts } from '../../platform/staff/screens/screen-texts.ts';
import arabic from './ar/release.json' with { type: 'json' };
import english from './en/release.json' with { type: 'json' };

/** What the dashboard says of the release that runs, and of its tables. */
export const releaseTexts = /* @__PURE__ */ screenTexts(english, arabic);
