import { openDocument } from './open-document.ts';

const file = '/content/desk/screens/desk-document.tsx';

/**
 * The desk at an entry's own address. It is a view of the collection and none of the document's: before the CMS knows
 * which of those is asked for, it makes its whole form, each field rendered by the server. What is at none of these
 * addresses (a drawer, the trash, what is not stored yet) is shown by that form.
 */
export const entryDesk = {
  path: String.raw`/:id(\d+)` as `/${string}`,
  exact: true,
  Component: { path: `${file}#EntryDesk`, serverProps: { open: openDocument } },
};

/** The same for pages that exist once, of which the CMS has no such views: `deskParams` leads to it. */
export const pageDesk = {
  path: '/desk/:page' as const,
  exact: true,
  Component: { path: `${file}#PageDesk`, serverProps: { open: openDocument } },
};
