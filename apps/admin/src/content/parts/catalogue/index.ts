import { bilingual } from '@nasaq/contract';
import arabic from './ar/parts.json' with { type: 'json' };
import english from './en/parts.json' with { type: 'json' };

/** What the parts of the site are called, and what is said at them. */
export const partLabels = /* @__PURE__ */ bilingual(english, arabic);
