import type { Field } from 'payload';
import { contentLabels } from '../../catalogue/index.ts';

/** A picture of a person and, where it is drawn or toned for it, another for dark pages. */
export function portraitFields(): Field[] {
  return [
    {
      name: 'portrait',
      type: 'upload',
      relationTo: 'media',
      label: contentLabels.portrait.portrait,
      admin: { description: contentLabels.portrait.portraitHint },
    },
    {
      name: 'darkPortrait',
      type: 'upload',
      relationTo: 'media',
      label: contentLabels.pictures.dark,
      admin: { description: contentLabels.portrait.darkHint },
    },
  ];
}
