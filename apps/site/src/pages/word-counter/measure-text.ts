import { countText, smsParts } from './count-text.ts';
import { keywords } from './keywords.ts';

/** All that the page shows of a text. */
export interface Measures {
  counts: ReturnType<typeof countText>;
  sms: ReturnType<typeof smsParts>;
  keywords: ReturnType<typeof keywords>;
}

export function measureText(text: string): Measures {
  return { counts: countText(text), sms: smsParts(text), keywords: keywords(text) };
}
