import { fieldLabels, type ContentType } from '@nasaq/contract';
import type { CollectionConfig, Field, TextField } from 'payload';
import { entryAccess } from '../../platform/staff/access.ts';
import {
  auditFields,
  momentFields,
  exportItem,
  exportListItem,
  importItem,
  titleCell,
  deskViews,
  publicationPanel,
  publicationStatus,
  publishButton,
  leftWords,
  stateFilter,
  trashItem,
  unpublishButton,
  usedIn,
} from '../entry/fields/panels.ts';
import { key, seo, slugField } from '../entry/fields/entry-fields.ts';
import { cover } from '../entry/fields/pictures.ts';
import { dayAndTime } from '../../platform/staff/fields/dates.ts';
import type { Bilingual } from '../../platform/staff/fields/text-rows.ts';
import { groups } from '../../platform/staff/groups.ts';
import { foldSearch, keepSearchText, searchColumn, searchFieldOfContent } from '../../platform/staff/list-search.ts';
import { titleHooks } from '../../platform/staff/titles/title-elsewhere.ts';
import { announceDeleted, announceEntry, rememberDeleted, rememberPublished } from '../entry/hooks/announce.ts';
import { publishWrittenLocales } from '../entry/hooks/complete-locales.ts';
import { firstPublish } from '../entry/hooks/first-publish.ts';
import { markTitle } from '../entry/hooks/mark-copy.ts';
import { keepDraftsInOrder } from '../entry/hooks/keep-drafts-in-order.ts';
import { recordEditor } from '../entry/hooks/record-editor.ts';
import { nameRefused } from '../saving/name-refused.ts';
import { keepThroughTrash, rememberBeforeTrash, restoreAsItWas } from '../saving/trash.ts';
import { forgetDoneOfEntry, forgetSchedules } from '../schedules/find-schedules.ts';
import { deskPreviewEndpoint } from '../desk/preview-endpoint.ts';
import { scheduleEndpoints } from '../schedules/schedule-endpoints.ts';
import { entryPreviewUrl } from '../entry/preview.ts';
import type { Role } from '../../platform/staff/roles.ts';
import { answerEntryForm, openEntryForm } from '../saving/answer-form.ts';
import { autosave } from '../saving/autosave.ts';
import { savingFields, statusField } from '../saving/fields.ts';
import { keepStorableEntry, mergeEntrySave, recordEntryChanges } from '../saving/merge-hooks.ts';
import { readNewestEntry, tellDeleted } from '../saving/newest.ts';
import { deskEndpoints } from '../desk/desk-endpoints.ts';
import { entryDesk } from '../desk/desk-views.ts';
import { restoreEntryEndpoint } from '../saving/versions-endpoint.ts';
import { withdrawAsDraft, withdrawStored } from '../saving/withdraw.ts';
import { touched } from '../entry/untouched.ts';
import { forgetEntry, recordEntryHistory, refuseUnreviewed, reviewViews } from '../review/index.ts';
import { refuseDeletingUsed, refuseTrashingUsed } from '../uses/refuse-used.ts';
import { checkEndpoints } from '../checks/endpoints.ts';
import { noteLanguages, refuseUnfit } from '../checks/guard.ts';
import { forgetChecks } from '../checks/forget.ts';
import { usesEndpoint } from '../uses/find-uses.ts';
import { staffLabels } from '../../platform/staff/catalogue/index.ts';
import { translationFields } from '../translation/record-fields.ts';
import { contentLabels } from '../catalogue/index.ts';

interface Entry {
  slug: ContentType;
  singular: Bilingual;
  plural: Bilingual;
  group: keyof typeof groups;
  description?: Bilingual;
  /** Roles that write besides editors, and that only read. */
  write?: Role[];
  read?: Role[];
  /** In the place of the text. */
  body?: Field;
  /** In the place of the last part of an address. */
  address?: TextField;
  /** Between summary and body. */
  lead?: Field[];
  /** The second tab. */
  details?: Field[];
  /** Beside the text. */
  sidebar?: Field[];
  /** Whether editors arrange the list by hand (default), or its dates do. */
  orderable?: boolean;
  columns?: string[];
}

const title = titleHooks('title');

/** What an entry is found by in its list; some kinds alone have the last two. */
const searched = ['title', 'slug', 'key', 'summary', 'client', 'place'];

/**
 * A content type whose entries have pages: an address, title, summary, body and search texts in each language,
 * published, scheduled and withdrawn in each language on its own.
 */
export function entryCollection(entry: Entry): CollectionConfig {
  const { access, hidden } = entryAccess({
    slug: entry.slug,
    ...(entry.write ? { write: entry.write } : {}),
    ...(entry.read ? { read: entry.read } : {}),
  });
  return {
    slug: entry.slug,
    labels: { singular: entry.singular, plural: entry.plural },
    ...(access ? { access } : {}),
    admin: {
      hideAPIURL: true,
      useAsTitle: 'title',
      group: groups[entry.group],
      baseFilter: () => touched,
      hidden: ({ user }) => hidden(user),
      defaultColumns: ['title', 'stateEn', 'stateAr', 'publication', ...(entry.columns ?? []), 'updatedAt'],
      listSearchableFields: [searchColumn],
      livePreview: { url: entryPreviewUrl },
      components: {
        edit: {
          PublishButton: publishButton,
          Status: publicationStatus,
          UnpublishButton: unpublishButton,
          editMenuItems: [exportItem, importItem, trashItem],
        },
        beforeListTable: [leftWords, stateFilter],
        listMenuItems: [exportListItem],
        views: {
          edit: {
            ...deskViews,
            ...reviewViews,
          },
          desk: entryDesk,
        },
      },
      ...(entry.description ? { description: entry.description } : {}),
    },
    trash: true,
    endpoints: [
      restoreEntryEndpoint(entry.slug),
      ...deskEndpoints({ collection: entry.slug }),
      usesEndpoint(entry.slug),
      deskPreviewEndpoint({ collection: entry.slug }),
      ...scheduleEndpoints({ collection: entry.slug }),
      ...checkEndpoints({ collection: entry.slug }),
    ],
    orderable: entry.orderable ?? true,
    ...(entry.orderable === false ? { defaultSort: '-publishedAt' } : {}),
    versions: {
      maxPerDoc: 50,
      drafts: {
        autosave,
        localizeStatus: true,
      },
    },
    hooks: {
      beforeOperation: [
        foldSearch(),
        keepStorableEntry,
        title.beforeOperation,
        restoreAsItWas,
        withdrawAsDraft,
        readNewestEntry,
        mergeEntrySave,
        keepDraftsInOrder,
        publishWrittenLocales,
        noteLanguages,
      ],
      beforeRead: [title.beforeRead],
      beforeChange: [
        refuseTrashingUsed,
        recordEditor,
        firstPublish,
        keepSearchText(...searched),
        recordEntryChanges,
        refuseUnreviewed,
        rememberPublished,
        withdrawStored,
        rememberBeforeTrash,
        refuseUnfit,
      ],
      afterChange: [keepThroughTrash, announceEntry, recordEntryHistory, forgetDoneOfEntry, answerEntryForm],
      afterOperation: [openEntryForm, nameRefused],
      beforeDelete: [refuseDeletingUsed, rememberDeleted],
      afterDelete: [announceDeleted, forgetSchedules, forgetChecks, forgetEntry, tellDeleted],
    },
    // Saves are merged: nobody has to wait for another, and no autosave gives a lock free that somebody else needs.
    lockDocuments: false,
    fields: [
      ...savingFields(),
      ...translationFields(),
      {
        type: 'tabs',
        tabs: [
          { label: staffLabels.words.text, fields: textFields(entry.lead ?? [], entry.body ?? body()) },
          ...(entry.details ? [{ label: fieldLabels.help_details, fields: entry.details }] : []),
          { label: contentLabels.words.searchEngines, fields: [seo()] },
        ],
      },
      publicationPanel(),
      entry.address ?? slugField(),
      publishedAt(),
      ...(entry.sidebar ?? []),
      cover(),
      key(),
      searchFieldOfContent(contentLabels.words.titleAddressOrSummary),
      ...auditFields(),
      usedIn(),
      statusField(),
      ...momentFields(),
    ],
  };
}

function textFields(lead: Field[], text: Field): Field[] {
  return [
    {
      name: 'title',
      type: 'text',
      required: true,
      localized: true,
      maxLength: 160,
      hooks: { beforeDuplicate: [markTitle] },
      label: staffLabels.words.title,
      admin: { components: { Cell: titleCell } },
    },
    {
      name: 'summary',
      type: 'textarea',
      required: true,
      localized: true,
      maxLength: 400,
      label: contentLabels.words.summary,
      admin: {
        description: contentLabels.entry.summaryHint,
      },
    },
    ...lead,
    text,
  ];
}

function body(): Field {
  return { name: 'body', type: 'richText', required: true, localized: true, label: contentLabels.entry.body };
}

function publishedAt(): Field {
  return {
    name: 'publishedAt',
    type: 'date',
    disableDuplicate: true,
    label: contentLabels.entry.publishedAt,
    admin: {
      position: 'sidebar',
      date: dayAndTime,
      description: contentLabels.entry.publishedAtHint,
    },
  };
}
