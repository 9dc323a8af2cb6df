import { type HomeSection, homeSections } from '@nasaq/contract';
import type { RowKind } from '@nasaq/translation';
import type { Block, BlocksField, Field, FieldHook, Validate } from 'payload';
import { text as validText, textarea as validTextarea } from 'payload/shared';
import { keepPairs, withPairs } from '../../platform/staff/fields/pairs.ts';
import type { Bilingual } from '../../platform/staff/fields/text-rows.ts';
import type { Kind } from './block-fields.ts';
import { blockLabels } from './catalogue/index.ts';
import { call, form, hours, map } from './contact-kinds.ts';
import { drawings, sectionDrawings } from './drawings.ts';
import { entries, figures, logos, people, questions, steps, table } from './list-kinds.ts';
import { gallery, picture, quote, text, video } from './running-kinds.ts';

/**
 * The blocks of a page, a list of each language's own as all rows are: blocks of both languages that say the same have
 * the same pair. They are one column of JSON, so that another kind of block needs no migration.
 */
export function blocksField(): BlocksField {
  return listOf('blocks', blockLabels.names.plural, blockLabels.hint, ownBlocks());
}

/**
 * What the home page is composed of: its own sections, each with words of its own where the owner wants them, and blocks
 * between them. Without any it has its usual composition.
 */
export function sectionsField(): BlocksField {
  const sections = homeSections.map((section) => {
    const label = blockLabels.sections[section];
    const shown = isList(section) ? [count()] : [];
    const fields = [...sectionWords(section), ...shown];
    return blockOf(`home-${section}`, label, fields, {
      telling: ['title'],
      drawing: drawings[sectionDrawings[section]],
    });
  });
  const field = listOf('sections', blockLabels.composition, blockLabels.compositionHint, [...sections, ...ownBlocks()]);
  return { ...field, custom: { usual: sections.map(({ slug }) => slug) } };
}

function ownBlocks(): Block[] {
  return kinds.map(({ fields, type, telling = ['title'] }) =>
    blockOf(type, blockLabels.kinds[type], fields, {
      telling,
      hint: blockLabels.kindHints[type],
      drawing: drawings[type],
    }),
  );
}

const isList = (section: HomeSection) => ['services', 'works', 'industries', 'products', 'posts'].includes(section);

/** Those that a section has on the page; empty ones are the usual. */
function sectionWords(section: HomeSection): Field[] {
  if (section === 'figures' || section === 'clients' || section === 'quote' || section === 'call') return [];
  const words = [ownWord('title', blockLabels.heading), ownWord('lead', blockLabels.lead)];
  return section === 'steps' ? words : [...words, ownWord('button', blockLabels.linkText)];
}

function ownWord(name: string, label: Bilingual): Field {
  return { name, type: 'text', maxLength: 200, label, admin: { description: blockLabels.usualHint } };
}

function count(): Field {
  return {
    name: 'count',
    type: 'number',
    min: 1,
    max: 24,
    label: blockLabels.count,
    admin: { description: blockLabels.usualHint },
  };
}

function listOf(name: string, label: Bilingual, hint: Bilingual, blocks: Block[]): BlocksField {
  return {
    name,
    type: 'blocks',
    localized: true,
    label,
    labels: blockLabels.names,
    blocks,
    hooks: { beforeValidate: [keepPairs], beforeChange: [sayEmpty] },
    maxRows: 60,
    admin: { initCollapsed: true, description: hint },
  };
}

/** As of other rows: none are none, whatever readers had. */
const sayEmpty: FieldHook = ({ value }) => value ?? [];

type Told = Pick<RowKind, 'drawing' | 'hint' | 'telling'>;

function blockOf(slug: string, label: Bilingual, fields: Field[], custom: Told): Block {
  return {
    slug,
    labels: { singular: label, plural: label },
    fields: withPairs(fields.map(takesText)),
    custom: { ...custom },
    admin: { disableBlockName: true },
  };
}

/** What a text takes is text: a column of JSON would keep whatever a program sends, and no page could show it. */
function takesText(field: Field): Field {
  if (field.type === 'array') return { ...field, fields: field.fields.map(takesText) };
  if (field.type !== 'text' && field.type !== 'textarea') return field;
  const own = (field.validate ?? (field.type === 'text' ? validText : validTextarea)) as Validate;
  const validate: Validate = (value, options) =>
    typeof value === 'string' || value === null || value === undefined
      ? own(value, options)
      : options.req.t('validation:invalidInput');
  return { ...field, validate } as Field;
}

/** In the order in which they are offered. */
const kinds: Kind[] = [
  text,
  picture,
  gallery,
  figures,
  quote,
  steps,
  table,
  questions,
  video,
  entries,
  logos,
  people,
  hours,
  map,
  form,
  call,
];
