import type { Field } from 'payload';
import { captionField, ground, heading, type Kind, lead, linkFields, pairFields, selectField } from './block-fields.ts';
import { blockLabels } from './catalogue/index.ts';

/** The ways to the company. */
export const hours: Kind = { type: 'hours', fields: [heading(), lead(), ground()] };

export const map: Kind = {
  type: 'map',
  fields: [
    heading(),
    lead(),
    { name: 'address', type: 'textarea', required: true, label: blockLabels.mapAddress },
    ...pairFields({ picture: blockLabels.mapPicture, pictureHint: blockLabels.mapPictureHint }),
    captionField(),
    ...linkFields(),
    ground(),
  ],
};

/** A form of the owner's stands in its block; to one of ours leads a button. */
const isOwn = (row: unknown) => (row as { form?: string } | undefined)?.form === 'own';

export const form: Kind = {
  type: 'form',
  fields: [
    heading(),
    lead(),
    { ...selectField('form', blockLabels.whichForm, blockLabels.forms), defaultValue: 'contact' } as Field,
    {
      name: 'own',
      type: 'relationship',
      relationTo: 'forms',
      required: true,
      filterOptions: { form: { equals: 'own' } },
      label: blockLabels.ownForm,
      custom: { shownIf: { field: 'form', is: ['own'] }, setting: true },
      admin: { description: blockLabels.ownFormHint, condition: (_, row) => isOwn(row) },
    },
    {
      name: 'button',
      type: 'text',
      required: true,
      maxLength: 60,
      label: blockLabels.formButton,
      custom: { shownIf: { field: 'form', is: ['contact', 'feedback', 'ordering'] } },
      admin: { condition: (_, row) => !isOwn(row) },
    },
    ground(),
  ],
};

export const call: Kind = {
  type: 'call',
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 120, label: blockLabels.heading },
    { name: 'text', type: 'textarea', maxLength: 400, label: blockLabels.text },
    ...linkFields(),
  ],
};
