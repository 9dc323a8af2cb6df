import arabic from '../catalogue/ar/measures.json' with { type: 'json' };
import english from '../catalogue/en/measures.json' with { type: 'json' };
import { liveTexts } from '../words.ts';

/** Units, counts in words, and what promises are counted in. */
export const measures = /* @__PURE__ */ liveTexts('contract/measures', english, arabic);
