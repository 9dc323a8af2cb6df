import { bilingual } from '@nasaq/contract';
import arabic from './ar/brand.json' with { type: 'json' };
import english from './en/brand.json' with { type: 'json' };

/** What the settings of the brand are called, and what is said at them. */
export const brandLabels = /* @__PURE__ */ bilingual(english, arabic);
