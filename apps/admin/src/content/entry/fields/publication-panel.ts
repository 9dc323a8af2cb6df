import type { Field } from 'payload';

/** Beside the form: how each language stands, the way to its page, and what the clock will do. */
export function publicationPanel(): Field {
  return {
    name: 'publication',
    type: 'ui',
    label: { en: 'Languages', ar: 'اللغتان' },
    admin: {
      position: 'sidebar',
      components: {
        Field: '/content/schedules/screens/publication-panel.tsx#PublicationPanel',
        Cell: '/content/schedules/screens/languages-cell.tsx#LanguagesCell',
      },
    },
  };
}

/** In the place of Payload's, which takes away every language unless one looks twice. */
export const unpublishButton = '/content/schedules/screens/unpublish-button.tsx#UnpublishButton';

/** Take the place of Payload's in the forms of all that is published: entries and the pages that exist once. */
export const publishButton = '/content/saving/screens/publish-button.tsx#PublishButton';
export const publicationStatus = '/content/saving/screens/publication-status.tsx#PublicationStatus';
export const versionsView = '/content/saving/screens/versions-view.tsx#VersionsView';
