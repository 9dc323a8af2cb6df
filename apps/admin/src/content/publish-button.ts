/** Take the place of Payload's in the forms of all that is published: entries and the pages that exist once. */
export const publishButton = '/admin-ui/publishing/publish-button.tsx#PublishButton';
export const publicationStatus = '/admin-ui/saving/publication-status.tsx#PublicationStatus';
export const versionsView = '/admin-ui/saving/versions-view.tsx#VersionsView';
