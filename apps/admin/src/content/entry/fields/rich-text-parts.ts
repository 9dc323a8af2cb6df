import type { Block, Field } from 'payload';
import { contentLabels } from '../../catalogue/index.ts';

const texts = contentLabels.richText;

/** Said apart from the text: a note, a tip, a warning. */
const callout = part('callout', [
  {
    name: 'tone',
    type: 'select',
    defaultValue: 'note',
    label: texts.tone,
    options: (['note', 'tip', 'warning'] as const).map((value) => ({ value, label: texts.tones[value] })),
  },
  { name: 'title', type: 'text', label: texts.title, admin: { description: texts.titleHint } },
  { name: 'text', type: 'textarea', label: texts.text, admin: { description: texts.textHint } },
]);

/** Shown letter by letter, left to right in either language. */
const code = part('code', [
  { name: 'code', type: 'textarea', label: texts.code, admin: { description: texts.codeHint, rtl: false, rows: 6 } },
  { name: 'title', type: 'text', label: texts.codeTitle },
]);

/** A list of short things, which would be a long thin column. */
const columns = part('columns', [
  { name: 'items', type: 'textarea', label: texts.items, admin: { description: texts.itemsHint, rows: 6 } },
]);

/** A number in the text, and what it says below it. */
const footnote = part('footnote', [
  { name: 'text', type: 'textarea', label: texts.footnote, admin: { description: texts.footnoteHint } },
]);

/**
 * Nothing in a part is required: Payload would refuse a whole entry in an English sentence without a place. What says
 * nothing is left out of the page.
 */
function part(slug: 'callout' | 'code' | 'columns' | 'footnote', fields: Field[]): Block {
  return { slug, labels: { singular: texts[slug], plural: texts[slug] }, fields, admin: { disableBlockName: true } };
}

/** Parts of a long text that stand between its paragraphs, and those that stand among its words. */
export const textParts = [callout, code, columns];
export const inlineTextParts = [footnote];

/** What is said below a picture of a text. */
export const captionField: Field = {
  name: 'caption',
  type: 'text',
  label: texts.caption,
  admin: { description: texts.captionHint },
};
