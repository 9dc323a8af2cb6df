import { bilingual } from '@nasaq/contract';
import arabic from './ar/navigation.json' with { type: 'json' };
import english from './en/navigation.json' with { type: 'json' };

/** What menus and footers are called in the settings, and what is said at them. */
export const navigationLabels = /* @__PURE__ */ bilingual(english, arabic);
