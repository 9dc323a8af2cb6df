import type { CollectionConfig, EditViewConfig, Field } from 'payload';
import { contentLabels } from '../../catalogue/index.ts';

/** Of a field that no version is compared by: nobody has written it. */
const notCompared = { Diff: '/content/versions/screens/versions-view.tsx#NotCompared' };

/** Who made an entry and who changed it last; set by `recordEditor`, never by hand. */
export function auditFields(): Field[] {
  return [
    {
      name: 'createdBy',
      type: 'relationship',
      relationTo: 'users',
      label: contentLabels.panels.createdBy,
      admin: { position: 'sidebar', readOnly: true, components: notCompared },
      access: { create: () => false, update: () => false },
    },
    {
      name: 'updatedBy',
      type: 'relationship',
      relationTo: 'users',
      label: contentLabels.panels.updatedBy,
      admin: { position: 'sidebar', readOnly: true, components: notCompared },
      access: { create: () => false, update: () => false },
    },
  ];
}

/** Payload's own fields of when an entry was made, changed and put into the trash, as Payload has them. */
export function momentFields(): Field[] {
  return (['updatedAt', 'createdAt', 'deletedAt'] as const).map((name) => ({
    name,
    type: 'date',
    index: true,
    label: ({ t }) => t(`general:${name}`),
    admin: { hidden: true, disableBulkEdit: true, components: notCompared },
  }));
}

/** Beside the form: how each language stands, the way to its page, and what the clock will do. */
export function publicationPanel(): Field {
  return {
    name: 'publication',
    type: 'ui',
    label: contentLabels.panels.publication,
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
export const unpublishButton = '/content/schedules/screens/form-actions.tsx#UnpublishButton';

/** Take the place of Payload's in the forms of all that is published: entries and the pages that exist once. */
export const publishButton = '/content/schedules/screens/form-actions.tsx#PublishButton';
export const publicationStatus = '/content/saving/screens/publication-status.tsx#PublicationStatus';
/** The same of settings, whose languages go out together. */
export const publishSettingsButton = '/content/saving/screens/settings-actions.tsx#PublishSettings';
export const settingsStatus = '/content/saving/screens/settings-actions.tsx#SettingsStatus';
export const versionsView = '/content/versions/screens/versions-view.tsx#VersionsView';
export const versionView = '/content/versions/screens/version-view.tsx#VersionView';

/**
 * Both languages on one screen are what an editor sees first (`content/desk/desk-views.ts`); the CMS's own form stands one
 * tab away, and where there is no desk.
 */
export const deskViews = {
  default: {
    Component: '/content/desk/screens/desk-view.tsx#FormView',
    tab: { Component: '/content/desk/screens/view-tabs.tsx#DeskTab' },
  },
  form: {
    path: '/form',
    Component: '/content/desk/screens/desk-view.tsx#FormView',
    tab: { Component: '/content/desk/screens/view-tabs.tsx#FormTab', order: 150 },
  },
  versions: { Component: versionsView },
  version: { Component: versionView },
} satisfies Record<string, EditViewConfig>;

/** Beside a document: the entries that use it. */
export function usedIn(): Field {
  return {
    name: 'usedIn',
    type: 'ui',
    admin: {
      position: 'sidebar',
      disableListColumn: true,
      components: { Field: '/content/uses/screens/uses-list.tsx#UsedIn' },
    },
  };
}

/** The menu entry that names the uses before something goes to the trash. */
export const trashItem = '/content/uses/screens/trash-item.tsx#TrashItem';

/** Above a list: that what is not found lies in the trash. */
export const inTrash = '/content/saving/screens/in-trash.tsx#InTrash';

/** Whether the list says itself what is not found, so that the CMS need not. */
export function tellsWhatIsGone({ admin }: Pick<CollectionConfig, 'admin'>): boolean {
  const above: readonly unknown[] = admin?.components?.beforeListTable ?? [];
  return above.includes(inTrash) || above.includes(leftWords);
}

/** The menu entries by which texts go out to translators. */
export const exportItem = '/content/exchange/screens/export-items.tsx#ExportItem';
export const exportListItem = '/content/exchange/screens/export-items.tsx#ExportListItem';

/** The menu entry by which they come back. */
export const importItem = '/content/exchange/screens/import-item.tsx#ImportItem';

/** A title in a list, of the other language where there is none in this one. */
export const titleCell = '/platform/staff/titles/title-cell.tsx#TitleCell';

/** Above a list: what was typed in an entry that is gone. */
export const leftWords = '/content/desk/screens/entry/left-words.tsx#LeftWords';

/** Above a list: the states of each language, to filter by. */
export const stateFilter = '/content/translation/screens/state-filter.tsx#StateFilter';
