import {
  BOLD_ITALIC_STAR,
  BOLD_STAR,
  HEADING,
  ITALIC_STAR,
  ORDERED_LIST,
  QUOTE,
  type Transformer,
  UNORDERED_LIST,
} from '@payloadcms/richtext-lexical/lexical/markdown';

/** What becomes something while it is typed: `## `, `- `, `1. `, `> `, `**bold**`. The first level is the page's title. */
export const shortcuts: Transformer[] = [
  { ...HEADING, regExp: /^(#{2,3})\s/ },
  UNORDERED_LIST,
  ORDERED_LIST,
  QUOTE,
  BOLD_ITALIC_STAR,
  BOLD_STAR,
  ITALIC_STAR,
];
