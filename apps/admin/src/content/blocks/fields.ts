import { blockGrounds, type BlockType, contentTypes, type HomeSection, homeSections } from '@nasaq/contract';
import type { Block, BlocksField, Field, FieldHook } from 'payload';
import { staffLabels } from '../../platform/staff/catalogue/index.ts';
import { keepPairs, withPairs } from '../../platform/staff/fields/pairs.ts';
import type { Bilingual } from '../../platform/staff/fields/text-rows.ts';
import { contentLabels } from '../catalogue/index.ts';
import { pictureField } from '../entry/fields/pictures.ts';
import { blockLabels } from './catalogue/index.ts';
import { isFilm, isTarget } from './addresses.ts';

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
    return blockOf(`home-${section}`, label, [...sectionWords(section), ...shown], ['title']);
  });
  return listOf('sections', blockLabels.composition, blockLabels.compositionHint, [...sections, ...ownBlocks()]);
}

function ownBlocks(): Block[] {
  return kinds.map(({ fields, type, telling = ['title'] }) => blockOf(type, blockLabels.kinds[type], fields, telling));
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

function blockOf(slug: string, label: Bilingual, fields: Field[], telling: string[]): Block {
  return {
    slug,
    labels: { singular: label, plural: label },
    fields: withPairs(fields),
    custom: { telling },
    admin: { disableBlockName: true },
  };
}

interface Kind {
  type: BlockType;
  fields: Field[];
  telling?: string[];
}

/** In the order in which they are offered. */
const kinds: Kind[] = [
  { type: 'text', fields: [heading(), body('text'), ground()] },
  {
    type: 'picture',
    fields: [
      heading(),
      ...picture(),
      { ...select('side', blockLabels.side, blockLabels.sides), defaultValue: 'start' } as Field,
      body('text'),
      ...link(),
      ground(),
    ],
  },
  {
    type: 'gallery',
    fields: [
      heading(),
      lead(),
      rows('pictures', blockLabels.kinds.gallery, contentLabels.pictures.row, picture(), 1, 24),
      ground(),
    ],
  },
  {
    type: 'figures',
    fields: [
      heading(),
      lead(),
      rows('figures', staffLabels.textRows.figures, staffLabels.textRows.figuresRow, [
        text('value', staffLabels.textRows.value),
        text('label', staffLabels.textRows.label),
      ]),
      ground(),
    ],
  },
  {
    type: 'quote',
    telling: ['author', 'text'],
    fields: [
      { name: 'text', type: 'textarea', required: true, label: blockLabels.quoteText },
      text('author', blockLabels.quoteBy),
      { name: 'role', type: 'text', label: blockLabels.quoteRole },
      pictureField({ name: 'portrait', label: blockLabels.portrait, hint: blockLabels.portraitHint }),
      ground(),
    ],
  },
  {
    type: 'steps',
    fields: [heading(), lead(), rows('steps', blockLabels.steps, blockLabels.step, titled()), ground()],
  },
  {
    type: 'table',
    fields: [
      heading(),
      lead(),
      {
        name: 'columns',
        type: 'textarea',
        required: true,
        label: blockLabels.columns,
        admin: { description: blockLabels.columnsHint },
      },
      rows(
        'rows',
        blockLabels.rows,
        blockLabels.row,
        [
          {
            name: 'cells',
            type: 'textarea',
            required: true,
            label: blockLabels.cells,
            admin: { description: blockLabels.cellsHint },
          },
        ],
        1,
        60,
      ),
      ground(),
    ],
  },
  {
    type: 'questions',
    fields: [
      heading(),
      lead(),
      rows(
        'questions',
        blockLabels.questions,
        staffLabels.words.oneQuestion,
        [
          text('question', staffLabels.words.question),
          { name: 'answer', type: 'textarea', required: true, label: staffLabels.textRows.answer },
        ],
        1,
        40,
      ),
      ground(),
    ],
  },
  {
    type: 'video',
    fields: [
      heading(),
      lead(),
      pictureField({ name: 'file', label: blockLabels.file, hint: blockLabels.fileHint }),
      {
        name: 'address',
        type: 'text',
        label: blockLabels.address,
        validate: isFilm,
        admin: { description: blockLabels.addressHint },
      },
      pictureField({ name: 'poster', label: blockLabels.poster, hint: blockLabels.posterHint }),
      caption(),
      ground(),
    ],
  },
  {
    type: 'entries',
    fields: [
      heading(),
      lead(),
      { ...select('choose', blockLabels.choose, blockLabels.choices), defaultValue: 'newest' } as Field,
      {
        name: 'of',
        type: 'select',
        label: blockLabels.of,
        options: contentTypes.map((value) => ({ value, label: contentLabels.review.kinds[value] })),
        defaultValue: 'posts',
        custom: { shownIf: { field: 'choose', is: 'newest' } },
        admin: { condition: (_, row) => (row as { choose?: string } | undefined)?.choose !== 'chosen' },
      },
      {
        name: 'count',
        type: 'number',
        min: 1,
        max: 12,
        defaultValue: 4,
        label: blockLabels.count,
        custom: { shownIf: { field: 'choose', is: 'newest' } },
        admin: { condition: (_, row) => (row as { choose?: string } | undefined)?.choose !== 'chosen' },
      },
      {
        name: 'entries',
        type: 'relationship',
        relationTo: [...contentTypes],
        hasMany: true,
        label: blockLabels.chosen,
        custom: { shownIf: { field: 'choose', is: 'chosen' } },
        admin: { condition: (_, row) => (row as { choose?: string } | undefined)?.choose === 'chosen' },
      },
      ...link(),
      ground(),
    ],
  },
  {
    type: 'logos',
    fields: [
      heading(),
      lead(),
      rows(
        'logos',
        blockLabels.logos,
        blockLabels.logo,
        [text('name', blockLabels.logoName), ...pair(), target('href', blockLabels.logoAddress)],
        1,
        24,
      ),
      ground(),
    ],
  },
  {
    type: 'people',
    fields: [
      heading(),
      lead(),
      rows(
        'people',
        blockLabels.people,
        blockLabels.person,
        [
          text('name', blockLabels.name),
          { name: 'role', type: 'text', label: blockLabels.role },
          { name: 'bio', type: 'textarea', maxLength: 400, label: blockLabels.bio },
          ...pair(),
        ],
        1,
        24,
      ),
      ground(),
    ],
  },
  { type: 'hours', fields: [heading(), lead(), ground()] },
  {
    type: 'map',
    fields: [
      heading(),
      lead(),
      { name: 'address', type: 'textarea', required: true, label: blockLabels.mapAddress },
      pictureField({ name: 'picture', label: blockLabels.mapPicture, hint: blockLabels.mapPictureHint }),
      pictureField({ name: 'darkPicture', label: contentLabels.pictures.dark, hint: contentLabels.pictures.darkHint }),
      caption(),
      ...link(),
      ground(),
    ],
  },
  {
    type: 'form',
    fields: [
      heading(),
      lead(),
      { ...select('form', blockLabels.whichForm, blockLabels.forms), defaultValue: 'contact' } as Field,
      { name: 'button', type: 'text', required: true, maxLength: 60, label: blockLabels.formButton },
      ground(),
    ],
  },
  {
    type: 'call',
    fields: [
      { name: 'title', type: 'text', required: true, maxLength: 120, label: blockLabels.heading },
      { name: 'text', type: 'textarea', maxLength: 400, label: blockLabels.text },
      ...link(),
    ],
  },
];

function heading(): Field {
  return {
    name: 'title',
    type: 'text',
    maxLength: 120,
    label: blockLabels.heading,
    admin: { description: blockLabels.headingHint },
  };
}

function lead(): Field {
  return { name: 'lead', type: 'textarea', maxLength: 400, label: blockLabels.lead };
}

function body(name: string): Field {
  return { name, type: 'richText', required: true, label: blockLabels.text };
}

function text(name: string, label: Bilingual): Field {
  return { name, type: 'text', required: true, maxLength: 200, label };
}

function titled(): Field[] {
  return [
    text('title', staffLabels.words.title),
    { name: 'text', type: 'textarea', required: true, label: staffLabels.words.text },
  ];
}

function caption(): Field {
  return {
    name: 'caption',
    type: 'text',
    maxLength: 300,
    label: blockLabels.caption,
    admin: { description: blockLabels.captionHint },
  };
}

/** A picture and its other for dark pages. */
function pair(): Field[] {
  const texts = contentLabels.pictures;
  return [
    pictureField({ name: 'picture', label: texts.picture, hint: texts.pictureHint }),
    pictureField({ name: 'darkPicture', label: texts.dark, hint: texts.darkHint }),
  ];
}

function picture(): Field[] {
  return [...pair(), caption()];
}

function select(name: string, label: Bilingual, choices: Record<string, Bilingual>): Field {
  return {
    name,
    type: 'select',
    required: true,
    label,
    options: Object.entries(choices).map(([value, named]) => ({ value, label: named })),
  };
}

function ground(): Field {
  const choices = Object.fromEntries(blockGrounds.map((name) => [name, blockLabels.grounds[name]]));
  return { ...select('ground', blockLabels.ground, choices), defaultValue: 'paper' } as Field;
}

function rows(name: string, label: Bilingual, row: Bilingual, fields: Field[], minRows = 2, maxRows = 6): Field {
  return {
    name,
    type: 'array',
    required: true,
    label,
    labels: { singular: row, plural: label },
    minRows,
    maxRows,
    fields,
    admin: { initCollapsed: true },
  };
}

/** A button: what it says, and where it leads. */
function link(): Field[] {
  return [
    {
      name: 'linkText',
      type: 'text',
      maxLength: 60,
      label: blockLabels.linkText,
      admin: { description: blockLabels.linkTextHint },
    },
    {
      name: 'linkEntry',
      type: 'relationship',
      relationTo: [...contentTypes],
      label: blockLabels.linkEntry,
      admin: { description: blockLabels.linkEntryHint },
    },
    target('linkAddress', blockLabels.linkAddress),
  ];
}

function target(name: string, label: Bilingual): Field {
  return {
    name,
    type: 'text',
    maxLength: 500,
    label,
    validate: isTarget,
    admin: { description: blockLabels.linkAddressHint },
  };
}
