import type { BilingualText } from '../bilingual.ts';
import arabic from '../catalogue/ar/kinds.json' with { type: 'json' };
import english from '../catalogue/en/kinds.json' with { type: 'json' };
import { liveBilingual } from '../words.ts';
import type { SubmissionKind } from './kinds.ts';

// Apart from the kinds themselves, which every page knows: their names come with the pages that say them.

/** One of what people send, as mails and the status page name it. */
export const kindLabels: Record<SubmissionKind, BilingualText> = /* @__PURE__ */ liveBilingual(
  'contract/kinds',
  english,
  arabic,
);
