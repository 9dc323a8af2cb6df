import { blockGrounds, type BlockType, contentTypes } from '@nasaq/contract';
import type { FieldSpec } from '@nasaq/translation';
import type { Field, UploadField } from 'payload';
import { staffLabels } from '../../platform/staff/catalogue/index.ts';
import type { Bilingual } from '../../platform/staff/fields/text-rows.ts';
import { contentLabels } from '../catalogue/index.ts';
import { pictureField } from '../entry/fields/pictures.ts';
import { isTarget } from './addresses.ts';
import { isFilmFile } from './film-file.ts';
import { blockLabels } from './catalogue/index.ts';

/** A kind of block: what it is called by, what it asks for, and the fields that head a closed row. */
export interface Kind {
  type: BlockType;
  fields: Field[];
  telling?: string[];
}

export function heading(): Field {
  return {
    name: 'title',
    type: 'text',
    maxLength: 120,
    label: blockLabels.heading,
    admin: { description: blockLabels.headingHint },
  };
}

export function lead(): Field {
  return { name: 'lead', type: 'textarea', maxLength: 400, label: blockLabels.lead };
}

export function bodyField(name: string): Field {
  return { name, type: 'richText', required: true, label: blockLabels.text };
}

export function textField(name: string, label: Bilingual): Field {
  return { name, type: 'text', required: true, maxLength: 200, label };
}

export function titledFields(): Field[] {
  return [
    textField('title', staffLabels.words.title),
    { name: 'text', type: 'textarea', required: true, label: staffLabels.words.text },
  ];
}

export function captionField(): Field {
  return {
    name: 'caption',
    type: 'text',
    maxLength: 300,
    label: blockLabels.caption,
    admin: { description: blockLabels.captionHint },
  };
}

/** A picture and its other for dark pages. @param named where it is called otherwise than elsewhere */
export function pairFields(named: Record<'picture' | 'pictureHint', Bilingual> = contentLabels.pictures): Field[] {
  const { dark, darkHint } = contentLabels.pictures;
  return [
    pictureField({ name: 'picture', label: named.picture, hint: named.pictureHint }),
    pictureField({ name: 'darkPicture', label: dark, hint: darkHint }),
  ];
}

export function pictureFields(): Field[] {
  return [...pairFields(), captionField()];
}

/** One film of the media collection, and no other file of it. */
export function filmField({
  hint,
  label,
  name,
  unless,
}: Record<'hint' | 'label', Bilingual> & Pick<FieldSpec, 'unless'> & { name: string }): UploadField {
  return {
    ...pictureField({ name, label, hint }),
    filterOptions: { mimeType: { contains: 'video/' } },
    validate: isFilmFile as never,
    custom: { files: 'film', ...(unless && { unless }) } satisfies Pick<FieldSpec, 'files' | 'unless'>,
  } as UploadField;
}

export function selectField(name: string, label: Bilingual, choices: Record<string, Bilingual>): Field {
  return {
    name,
    type: 'select',
    required: true,
    label,
    options: Object.entries(choices).map(([value, named]) => ({ value, label: named })),
  };
}

export function ground(): Field {
  const choices = Object.fromEntries(blockGrounds.map((name) => [name, blockLabels.grounds[name]]));
  return { ...selectField('ground', blockLabels.ground, choices), defaultValue: 'paper' } as Field;
}

export function rowsField(
  name: string,
  label: Bilingual,
  row: Bilingual,
  fields: Field[],
  minRows = 2,
  maxRows = 6,
): Field {
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
export function linkFields(): Field[] {
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
    targetField('linkAddress', blockLabels.linkAddress),
  ];
}

export function targetField(name: string, label: Bilingual): Field {
  return {
    name,
    type: 'text',
    maxLength: 500,
    label,
    validate: isTarget,
    custom: { holds: 'target' } satisfies Pick<FieldSpec, 'holds'>,
    admin: { description: blockLabels.linkAddressHint },
  };
}
