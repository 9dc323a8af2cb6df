import { facePairs, readColour } from '@nasaq/brand';
import type { Field, Validate } from 'payload';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import type { Brand as StoredBrand } from '../../platform/payload/payload-types.ts';
import { brandLabels } from './catalogue/index.ts';

type Bilingual = { en: string; ar: string };
type Condition = (data: { mark?: string | null }) => boolean;

const ofFiles: Condition = ({ mark }) => mark === 'file';

/** A file of the brand: `{ file, name, type, … }`, its bytes in `brand-files` under their own hash. */
function fileField(
  name: string,
  label: Bilingual,
  description?: Bilingual,
  condition?: Condition,
  validate?: Validate<unknown, { mark?: string | null }>,
): Field {
  return {
    name,
    type: 'json',
    label,
    ...(validate && { validate }),
    admin: {
      ...(description && { description }),
      ...(condition && { condition }),
      components: { Field: '/content/brand/screens/file-field.tsx#FileField' },
    },
  };
}

/** Own files are a logo at least. */
const whereFiles: Validate<unknown, { mark?: string | null }> = (value, { data, req }) =>
  data.mark === 'file' && !value ? brandLabels.refused.noLogo[interfaceLanguage(req.i18n)] : true;

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
    fileField('logo', mark.light, mark.lightHint, ofFiles, whereFiles),
    fileField('logoDark', mark.dark, mark.darkHint, ofFiles),
    {
      name: 'logoHasName',
      type: 'checkbox',
      label: mark.hasName,
      admin: { description: mark.hasNameHint, condition: ofFiles },
    },
    fileField('icon', mark.icon, mark.iconHint),
  ];
}

export function colourFields(): Field[] {
  const { colours } = brandLabels;
  return [
    colourField('colour', colours.colour, colours.colourHint),
    colourField('accent', colours.accent, colours.accentHint),
    {
      name: 'readColours',
      type: 'ui',
      admin: { components: { Field: '/content/brand/screens/adjusted.tsx#Adjusted' } },
    },
  ];
}

function colourField(name: string, label: Bilingual, description: Bilingual): Field {
  return {
    name,
    type: 'text',
    label,
    validate: isColour,
    admin: { description, components: { Field: '/content/brand/screens/colour-field.tsx#ColourField' } },
  };
}

const isColour: Validate<string | null | undefined> = (value, { req }) => {
  if (!value?.trim() || readColour(value)) return true;
  return brandLabels.refused.notColour[interfaceLanguage(req.i18n)].replace('{value}', () => value);
};

type Faces = Pick<StoredBrand, 'faces' | 'ownFaces'>;

export function faceFields(): Field[] {
  const { faces } = brandLabels;
  const ofOwn = (name: string, label: Bilingual, validate?: Validate<unknown, Faces>): Field => ({
    name,
    type: 'json',
    label,
    ...(validate && { validate }),
    admin: {
      description: faces.fileHint,
      components: { Field: '/content/brand/screens/file-field.tsx#FaceField' },
    },
  });
  return [
    {
      name: 'faces',
      type: 'select',
      label: faces.label,
      options: [...facePairs.map((id) => ({ value: id, label: faces.names[id] })), { value: 'own', label: faces.own }],
      admin: {
        description: faces.hint,
        components: { Field: '/content/brand/screens/faces-field.tsx#FacesField' },
      },
    },
    {
      name: 'ownFaces',
      type: 'group',
      label: faces.own,
      admin: { condition: ({ faces: chosen }: Faces) => chosen === 'own' },
      fields: [
        ofOwn('latin', faces.latin, whereOwn('noLatinFile')),
        ofOwn('latinBold', faces.latinBold),
        ofOwn('arabic', faces.arabic, whereOwn('noArabicFile')),
        ofOwn('arabicBold', faces.arabicBold),
        {
          name: 'licence',
          type: 'text',
          label: faces.licence,
          validate: whereOwn('noLicence') as Validate<string | null | undefined, Faces>,
          admin: { description: faces.licenceHint },
        },
      ],
    },
  ];
}

/** An own pair has two files, and the licence that permits them. */
function whereOwn(fault: 'noLatinFile' | 'noArabicFile' | 'noLicence'): Validate<unknown, Faces> {
  return (value, { data, req }) => {
    const isEmpty = typeof value === 'string' ? value.trim() === '' : !value;
    return data.faces === 'own' && isEmpty ? brandLabels.refused[fault][interfaceLanguage(req.i18n)] : true;
  };
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
      admin: { components: { Field: standingChoice('sharp') } },
    },
    {
      name: 'art',
      type: 'select',
      label: form.art,
      options: (['patterns', 'photographs'] as const).map((value) => ({ value, label: form[value] })),
      admin: { components: { Field: standingChoice('patterns') } },
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

/** Beside all the others, so that each choice is seen as it is made. */
export const previewField: Field = {
  name: 'draftShown',
  type: 'ui',
  admin: {
    position: 'sidebar',
    components: { Field: '/content/brand/screens/brand-preview.tsx#BrandPreview' },
  },
};

function standingChoice(standing: string) {
  return { path: '/content/brand/screens/standing-choice.tsx#StandingChoice', clientProps: { standing } };
}
