import { screenTexts } from '../../platform/staff/screens/screen-texts.ts';
import arabic from './ar/release.json' with { type: 'json' };
import arabicMaintenance from './ar/maintenance.json' with { type: 'json' };
import englishMaintenance from './en/maintenance.json' with { type: 'json' };
import english from './en/release.json' with { type: 'json' };

/** What the dashboard says of the release that runs, and of its tables. */
export const releaseTexts = /* @__PURE__ */ screenTexts(english, arabic);

/** What stands above all screens while the host only reads. */
export const maintenanceTexts = /* @__PURE__ */ screenTexts(englishMaintenance, arabicMaintenance);
