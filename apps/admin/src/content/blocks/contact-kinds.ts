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

export const form: Kind = {
  type: 'form',
  fields: [
    heading(),
    lead(),
    { ...selectField('form', blockLabels.whichForm, blockLabels.forms), defaultValue: 'contact' } as Field,
    { name: 'button', type: 'text', required: true, maxLength: 60, label: blockLabels.formButton },
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
