import type { GroupField } from 'payload';
import { contentLabels } from '../../catalogue/index.ts';

/** `seo { title, description }`: what search engines and shared links show; empty = the entry's title and summary. */
export function seo(): GroupField {
  return {
    name: 'seo',
    type: 'group',
    label: contentLabels.words.searchEngines,
    fields: [
      {
        name: 'title',
        type: 'text',
        localized: true,
        maxLength: 120,
        label: contentLabels.seo.title,
        admin: {
          description: contentLabels.seo.titleHint,
        },
      },
      {
        name: 'description',
        type: 'textarea',
        localized: true,
        maxLength: 320,
        label: contentLabels.seo.description,
        admin: {
          description: contentLabels.seo.descriptionHint,
        },
      },
    ],
  };
}
