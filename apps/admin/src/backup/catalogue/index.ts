import { screenTexts } from '../../platform/staff/screens/screen-texts.ts';
import arabic from './ar/backups.json' with { type: 'json' };
import english from './en/backups.json' with { type: 'json' };

/** What the dashboard says of backups. */
export const backupTexts = /* @__PURE__ */ screenTexts(english, arabic);
