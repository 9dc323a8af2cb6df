import { bilingual } from '@nasaq/contract';
import arabic from './ar/refusals.json' with { type: 'json' };
import english from './en/refusals.json' with { type: 'json' };

/** Why a request is refused before anybody knows whose it is, and in which language. */
export const refusals = /* @__PURE__ */ bilingual(english, arabic);
