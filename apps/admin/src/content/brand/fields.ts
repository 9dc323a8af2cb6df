import type { Field } from 'payload';
import { brandLabels } from './catalogue/index.ts';
import { facePairs } from './faces.ts';

/** A file of the brand: `{ file, name, type, … }`, its bytes in `brand-files` under their own hash. */
function fileField(name: string, label: { en: string; ar: string }, description?: { en: string; ar: string }): Field {
  return { name, type: 'json', label, admin: { ...(description && { description }) } };
}

export function markFields(): Field[] {
  const { mark } = brandLabels;
  return [
    {
      name: 'mark',
      type: 'radio',
      defaultValue: 'house',
      label: mark.label,
      options: [
        { value: 'house', label: mark.house },
        { value: 'rosette', label: mark.rosette },
        { value: 'file', label: mark.file },
      ],
      admin: { layout: 'vertical' },
    },
    fileField('logo', mark.light, mark.lightHint),
    fileField('logoDark', mark.dark, mark.darkHint),
    {
      name: 'logoHasName',
      type: 'checkbox',
      label: mark.hasName,
      admin: { description: mark.hasNameHint },
    },
    fileField('icon', mark.icon, mark.iconHint),
  ];
}

export function colourFields(): Field[] {
  const { colours } = brandLabels;
  return [
    { name: 'colour', type: 'text', label: colours.colour, admin: { description: colours.colourHint } },
    { name: 'accent', type: 'text', label: colours.accent, admin: { description: colours.accentHint } },
  ];
}

export function faceFields(): Field[] {
  const { faces } = brandLabels;
  return [
    {
      name: 'faces',
      type: 'select',
      label: faces.label,
      options: [...facePairs.map(({ id, names }) => ({ value: id, label: names })), { value: 'own', label: faces.own }],
    },
    {
      name: 'ownFaces',
      type: 'group',
      label: faces.own,
      fields: [
        fileField('latin', faces.latin, faces.fileHint),
        fileField('latinBold', faces.latinBold, faces.fileHint),
        fileField('arabic', faces.arabic, faces.fileHint),
        fileField('arabicBold', faces.arabicBold, faces.fileHint),
        { name: 'licence', type: 'text', label: faces.licence, admin: { description: faces.licenceHint } },
      ],
    },
  ];
}

export const patternFamilies = ['fourfold', 'sixfold', 'eightfold', 'tenfold', 'twelvefold'] as const;

export function formFields(): Field[] {
  const { form } = brandLabels;
  return [
    {
      name: 'corner',
      type: 'select',
      label: form.corner,
      options: (['sharp', 'soft', 'round'] as const).map((value) => ({ value, label: form[value] })),
    },
    {
      name: 'art',
      type: 'select',
      label: form.art,
      options: (['patterns', 'photographs'] as const).map((value) => ({ value, label: form[value] })),
    },
    {
      name: 'families',
      type: 'select',
      hasMany: true,
      label: form.families,
      options: patternFamilies.map((value) => ({ value, label: form[value] })),
      admin: { description: form.familiesHint },
    },
    {
      name: 'sensitive',
      type: 'checkbox',
      label: form.sensitive,
      admin: { description: form.sensitiveHint },
    },
  ];
}
