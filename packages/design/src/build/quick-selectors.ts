import type { Root } from 'postcss';

/**
 * What `:has()` asks of «any element» (`> *`, `~`, `:not(:empty)`, `:nth-child()`) is asked again at every element that comes or
 * goes, and where a page's body has such a question, or one for all of its descendants, the style of the whole page is
 * worked out anew with every key. Payload's stylesheets have a few; these say the same and are asked of classes alone.
 */
const quick: readonly (readonly [slow: string, quick: string])[] = [
  // A row of one field is as wide with the margins of several as without them.
  ['.row__fields:has(>*:nth-child(1))', '.row__fields:not(:empty)'],
  ['.row__fields:has(>*:nth-child(2))', '.row__fields:not(:empty)'],
  // Inherited as well as it is said to each.
  ['body:has(.drag-overlay) *', 'body:has(.drag-overlay)'],
];

export function quickenSelectors(root: Root): void {
  root.walkRules(/:has\(/, (rule) => {
    rule.selectors = rule.selectors.map((selector) => {
      const dense = selector.replace(/\s*>\s*/g, '>');
      const found = quick.find(([slow]) => dense.includes(slow));
      return found ? dense.replace(...found) : selector;
    });
  });
}
