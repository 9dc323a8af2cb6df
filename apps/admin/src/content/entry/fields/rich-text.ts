import { contentTypes } from '@nasaq/contract';
import type { Field, TextFieldSingleValidation } from 'payload';
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
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { deskTexts } from '../../catalogue/index.ts';
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
    LinkFeature({
      enabledCollections: [...contentTypes, 'media'],
      fields: ({ defaultFields }) => (defaultFields as Field[]).map(withToldAddress),
    }),
    InlineCodeFeature(),
    EXPERIMENTAL_TableFeature(),
    BlocksFeature({ blocks: textParts, inlineBlocks: inlineTextParts }),
    UploadFeature({ enabledCollections: ['media'], collections: { media: { fields: [captionField] } } }),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
});

/** Lexical refuses an address in English, and only one with a space in it. */
function withToldAddress(field: Field): Field {
  return 'name' in field && field.name === 'url' ? ({ ...field, validate: isHarmless } as Field) : field;
}

/** Said in the dialog, as one types; a text in which such a link stands already goes on being saved, and readers get none. */
export const isHarmless: TextFieldSingleValidation = (value, { event, req, siblingData }) => {
  if ((siblingData as { linkType?: string }).linkType === 'internal') return true;
  const url = value?.trim() ?? '';
  const isNone = url === '' || /\s/u.test(url);
  const isRun = event === 'onChange' && /^(?:javascript|vbscript|data|file):/iu.test(url);
  return isNone || isRun ? deskTexts[interfaceLanguage(req.i18n)].link.wrong : true;
};
