import { contentTypes } from '@nasaq/contract';
import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  InlineCodeFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical';
import { captionField, inlineTextParts, textParts } from './rich-text-parts.ts';

/**
 * The one editor for long texts. Level 1 is the page's title, so that headings here are 2 and 3;
 * colours, sizes and alignment belong to the design and are not offered.
 */
export const richTextEditor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
    BoldFeature(),
    ItalicFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    LinkFeature({ enabledCollections: [...contentTypes] }),
    InlineCodeFeature(),
    EXPERIMENTAL_TableFeature(),
    BlocksFeature({ blocks: textParts, inlineBlocks: inlineTextParts }),
    UploadFeature({ enabledCollections: ['media'], collections: { media: { fields: [captionField] } } }),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
});
