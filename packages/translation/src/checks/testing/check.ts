import type { Bilingual, Doc, FieldSpec } from '../../field.ts';
import { emptyRecord, type TranslationRecord } from '../../states.ts';
import { type CheckId, type Facts, type Finding, noFacts } from '../check.ts';
import { findingsOf } from '../find.ts';

const label: Bilingual = { en: 'Field', ar: 'حقل' };
const field = (name: string, kind: FieldSpec['kind'], rest: Partial<FieldSpec> = {}): FieldSpec => ({
  name,
  kind,
  localized: true,
  label,
  ...rest,
});

/** As those of a post, an article or a job. */
export const fields: FieldSpec[] = [
  field('title', 'text', { required: true }),
  field('summary', 'textarea', { required: true }),
  field('text', 'textarea'),
  field('body', 'richText'),
  field('steps', 'rows', {
    fields: [
      field('text', 'textarea', { required: true }),
      field('ground', 'select', { setting: true, defaultValue: 'paper' }),
      field('choose', 'select', { setting: true, defaultValue: 'newest' }),
      field('count', 'number', { setting: true, shownIf: { field: 'choose', is: 'newest' } }),
    ],
  }),
  field('gallery', 'rows', {
    fields: [
      field('picture', 'upload', { relationTo: ['media'] }),
      field('dark', 'upload', { relationTo: ['media'] }),
      field('caption', 'text'),
    ],
  }),
  field('address', 'text', { address: true, holds: 'film' }),
  field('linkAddress', 'text', { holds: 'target' }),
  field('film', 'upload', { relationTo: ['media'], files: 'film' }),
  field('points', 'rows', {
    required: true,
    min: 2,
    fields: [field('text', 'text', { required: true })],
    shownIf: { field: 'listed', is: 'yes' },
  }),
  field('figures', 'rows', { min: 2, fields: [field('value', 'text')] }),
  field('slug', 'slug', { required: true }),
  field('seo', 'group', { localized: false, fields: [field('title', 'text'), field('description', 'textarea')] }),
  field('related', 'reference', { localized: false, hasMany: true, relationTo: ['careers'] }),
  field('kind', 'reference', { localized: false, required: true, relationTo: ['categories'] }),
  field('films', 'rows', {
    fields: [
      field('file', 'upload', { unless: 'link', relationTo: ['media'] }),
      field('link', 'text', { address: true }),
    ],
  }),
  field('plans', 'rows', { fields: [field('cover', 'upload', { required: true, relationTo: ['media'] })] }),
  field('closesAt', 'date', { localized: false }),
  field('reviewBy', 'date', { localized: false }),
];

const sound = {
  en: {
    title: 'A quiet page',
    summary: 'What the page is about, in a sentence or two.',
    slug: 'a-quiet-page',
    kind: 1,
  },
  ar: { title: 'صفحة هادئة', summary: 'عما تتحدث الصفحة، في جملة أو جملتين لا أكثر.', slug: 'صفحة-هادئة', kind: 1 },
};

interface Given {
  en?: Doc;
  ar?: Doc;
  type?: string;
  /** Where its address is a whole path: of so many parts at most. */
  parts?: number;
  facts?: Partial<Facts>;
  record?: TranslationRecord;
}

/** What is found in a page that has nothing wrong but what is given. */
export function found(given: Given): Finding[] {
  const { ar = {}, en = {}, facts = {}, parts, record = emptyRecord('en'), type = 'posts' } = given;
  return findingsOf({
    type,
    fields: parts === undefined ? fields : fields.map((one) => (one.kind === 'slug' ? { ...one, parts } : one)),
    docs: { en: { ...sound.en, ...en }, ar: { ...sound.ar, ...ar } },
    record,
    facts: { ...noFacts, today: '2026-11-23', siteUrl: 'https://nasaq.example', ...facts },
    levels: { 'text-to-review': 'warns' },
  });
}

/** The checks that take offence. */
export function checksFor(given: Given): CheckId[] {
  return [...new Set(found(given).map(({ check }) => check))].toSorted();
}

type Inline = string | { link?: string; entry?: string; bold?: string; text?: string };

const textNode = (text: string, format = 0) => ({ type: 'text', text, format });

function inline(part: Inline): object {
  if (typeof part === 'string') return textNode(part);
  if (part.bold !== undefined) return textNode(part.bold, 1);
  const [relationTo, value] = (part.entry ?? '').split(':');
  const fields = part.entry
    ? { linkType: 'internal', doc: { relationTo, value: Number(value) } }
    : { linkType: 'custom', url: part.link ?? '' };
  return { type: 'link', fields, children: part.text === '' ? [] : [textNode(part.text ?? 'a page')] };
}

/** A rich text of paragraphs; one that begins with `##` or `###` is a heading. */
export function rich(...paragraphs: (string | Inline[])[]): Doc {
  return {
    root: {
      type: 'root',
      children: paragraphs.map((paragraph) => {
        const [, marks, heading] = /^(#{2,3}) ?(.*)$/su.exec(typeof paragraph === 'string' ? paragraph : '') ?? [];
        if (marks) return { type: 'heading', tag: `h${marks.length}`, children: [textNode(heading ?? '')] };
        return { type: 'paragraph', children: [paragraph].flat().map(inline) };
      }),
    },
  };
}
