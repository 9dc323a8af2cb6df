import type { FieldSpec } from '@nasaq/translation';
import type { Field } from 'payload';
import { contentLabels } from '../catalogue/index.ts';
import { pictureField } from '../entry/fields/pictures.ts';
import { isFilm } from './addresses.ts';
import {
  bodyField,
  captionField,
  filmField,
  ground,
  heading,
  type Kind,
  lead,
  linkFields,
  pictureFields,
  rowsField,
  selectField,
  textField,
} from './block-fields.ts';
import { blockLabels } from './catalogue/index.ts';

/** What is read or looked at in one piece. */
export const text: Kind = { type: 'text', fields: [heading(), bodyField('text'), ground()] };

export const picture: Kind = {
  type: 'picture',
  fields: [
    heading(),
    ...pictureFields(),
    { ...selectField('side', blockLabels.side, blockLabels.sides), defaultValue: 'start' } as Field,
    bodyField('text'),
    ...linkFields(),
    ground(),
  ],
};

export const gallery: Kind = {
  type: 'gallery',
  fields: [
    heading(),
    lead(),
    rowsField('pictures', blockLabels.kinds.gallery, contentLabels.pictures.row, pictureFields(), 1, 24),
    ground(),
  ],
};

export const quote: Kind = {
  type: 'quote',
  telling: ['author', 'text'],
  fields: [
    { name: 'text', type: 'textarea', required: true, label: blockLabels.quoteText },
    textField('author', blockLabels.quoteBy),
    { name: 'role', type: 'text', label: blockLabels.quoteRole },
    pictureField({ name: 'portrait', label: blockLabels.portrait, hint: blockLabels.portraitHint }),
    ground(),
  ],
};

export const video: Kind = {
  type: 'video',
  fields: [
    heading(),
    lead(),
    filmField({ name: 'file', label: blockLabels.file, hint: blockLabels.fileHint, unless: 'address' }),
    {
      name: 'address',
      type: 'text',
      label: blockLabels.address,
      validate: isFilm,
      custom: { address: true, holds: 'film' } satisfies Pick<FieldSpec, 'address' | 'holds'>,
      admin: { description: blockLabels.addressHint },
    },
    pictureField({ name: 'poster', label: blockLabels.poster, hint: blockLabels.posterHint }),
    captionField(),
    ground(),
  ],
};
