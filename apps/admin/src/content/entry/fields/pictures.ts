import type { ArrayField, Field, UploadField } from 'payload';
import { type Bilingual, localizedRows } from '../../../platform/staff/fields/text-rows.ts';
import { contentLabels } from '../../catalogue/index.ts';

interface PictureField {
  name: string;
  label: Bilingual;
  hint: Bilingual;
  /** Beside the form rather than in it. */
  aside?: boolean;
}

/** One picture of the media collection. */
export function pictureField({ aside, hint, label, name }: PictureField): UploadField {
  return {
    name,
    type: 'upload',
    relationTo: 'media',
    label,
    admin: { ...(aside ? { position: 'sidebar' } : {}), description: hint },
  };
}

/** The picture of an entry in lists and at the top of its page. */
export function cover(): Field {
  const { cover: label, coverHint } = contentLabels.references;
  return pictureField({ name: 'cover', label, hint: coverHint, aside: true });
}

/** A picture of a person and, where it is drawn or toned for it, another for dark pages. */
export function portraitFields(): Field[] {
  const { darkHint, portrait: label, portraitHint } = contentLabels.portrait;
  return [
    pictureField({ name: 'portrait', label, hint: portraitHint }),
    pictureField({ name: 'darkPortrait', label: contentLabels.pictures.dark, hint: darkHint }),
  ];
}

/**
 * Pictures in an order of each language's own, with what is said about them. What a language leaves empty is taken from the
 * other one, place by place: who has photographs uploads them once.
 */
export function pictures(name: string, label: Bilingual): ArrayField {
  const texts = contentLabels.pictures;
  return localizedRows({ name, label, row: texts.row, description: texts.hint, telling: ['caption'] }, [
    {
      type: 'row',
      fields: [
        pictureField({ name: 'picture', label: texts.picture, hint: texts.pictureHint }),
        pictureField({ name: 'darkPicture', label: texts.dark, hint: texts.darkHint }),
      ],
    },
    {
      name: 'caption',
      type: 'text',
      maxLength: 300,
      label: texts.caption,
      admin: { description: texts.captionHint },
    },
  ]);
}
