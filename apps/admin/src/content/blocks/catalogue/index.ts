import { bilingual } from '@nasaq/contract';
import arabicBlocks from './ar/blocks.json' with { type: 'json' };
import englishBlocks from './en/blocks.json' with { type: 'json' };

/** What blocks, their fields and pages made of them are called. */
export const blockLabels = /* @__PURE__ */ bilingual(englishBlocks, arabicBlocks);
