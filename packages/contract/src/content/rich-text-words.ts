import arabic from '../catalogue/ar/rich-text.json' with { type: 'json' };
import english from '../catalogue/en/rich-text.json' with { type: 'json' };
import { liveTexts } from '../words.ts';

/** What names the parts of a long text on a page: kinds of callouts, tables, footnotes and the way back from them. */
export const richTextWords = /* @__PURE__ */ liveTexts('contract/rich-text', english, arabic);
