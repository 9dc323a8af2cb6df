/** Take the place of Payload's in the forms of all that is published: entries and the pages that exist once. */
export const publishButton = '/content/saving/screens/publish-button.tsx#PublishButton';
export const publicationStatus = '/content/saving/screens/publication-status.tsx#PublicationStatus';
export const versionsView = '/content/saving/screens/versions-view.tsx#VersionsView';
