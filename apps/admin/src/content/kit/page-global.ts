import type { Field, GlobalConfig } from 'payload';
import { hasRoleFor, pageAccess } from '../../platform/staff/access.ts';
import {
  deskViews,
  publicationPanel,
  publicationStatus,
  publishButton,
  unpublishButton,
} from '../entry/fields/panels.ts';
import type { Bilingual } from '../../platform/staff/fields/text-rows.ts';
import { groups } from '../../platform/staff/groups.ts';
import { announceGlobal, rememberGlobal } from '../entry/hooks/announce.ts';
import { deskPreviewEndpoint } from '../desk/preview-endpoint.ts';
import { forgetDoneOfPage } from '../schedules/find-schedules.ts';
import { scheduleEndpoints } from '../schedules/schedule-endpoints.ts';
import { globalPreviewUrl } from '../entry/preview.ts';
import type { PageGlobal } from '../entry/previewed.ts';
import { answerGlobalForm, noteGlobalForm, openGlobalForm } from '../saving/answer-form.ts';
import { autosave } from '../saving/autosave.ts';
import { savingFields, statusField } from '../saving/fields.ts';
import { keepStorableGlobal, mergeGlobalSave, recordGlobalChanges } from '../saving/merge-hooks.ts';
import { readNewestGlobal } from '../saving/newest.ts';
import { deskEndpoints } from '../desk/desk-endpoints.ts';
import { restoreGlobalEndpoint } from '../saving/versions-endpoint.ts';
import { withdrawPageAsDraft, withdrawStoredPage } from '../saving/withdraw.ts';
import { translationFields } from '../translation/record-fields.ts';
import { checkEndpoints } from '../checks/endpoints.ts';
import { noteGlobalLanguages, refuseUnfitPage } from '../checks/guard.ts';
import { recordPageHistory, refuseUnreviewedPage, reviewViews } from '../review/index.ts';
import { contentLabels } from '../catalogue/index.ts';

interface Page {
  slug: PageGlobal;
  label: Bilingual;
  fields: Field[];
}

/** A page that exists once: a statement, an introduction, and what its kind adds. */
export function pageGlobal({ slug, label, fields }: Page): GlobalConfig {
  return {
    slug,
    label,
    access: pageAccess(slug),
    admin: {
      hideAPIURL: true,
      group: groups.pages,
      hidden: ({ user }) => !hasRoleFor(slug, user, 'editor'),
      livePreview: { url: globalPreviewUrl },
      components: {
        elements: { PublishButton: publishButton, Status: publicationStatus, UnpublishButton: unpublishButton },
        views: {
          edit: {
            ...deskViews,
            ...reviewViews,
          },
        },
      },
    },
    versions: {
      max: 50,
      drafts: {
        autosave,
        localizeStatus: true,
      },
    },
    lockDocuments: false,
    hooks: {
      beforeOperation: [
        keepStorableGlobal,
        withdrawPageAsDraft,
        readNewestGlobal,
        noteGlobalForm,
        mergeGlobalSave,
        noteGlobalLanguages,
      ],
      beforeChange: [recordGlobalChanges, refuseUnreviewedPage, rememberGlobal, withdrawStoredPage, refuseUnfitPage],
      afterChange: [announceGlobal, recordPageHistory, forgetDoneOfPage, answerGlobalForm],
      afterRead: [openGlobalForm],
    },
    endpoints: [
      restoreGlobalEndpoint(slug),
      ...deskEndpoints({ global: slug }),
      deskPreviewEndpoint({ global: slug }),
      ...scheduleEndpoints({ global: slug }),
      ...checkEndpoints({ global: slug }),
    ],
    fields: [
      publicationPanel(),
      ...savingFields(),
      ...translationFields(),
      {
        name: 'statement',
        type: 'text',
        required: true,
        localized: true,
        label: contentLabels.pageGlobal.statement,
        admin: {
          description: contentLabels.pageGlobal.statementHint,
        },
      },
      {
        name: 'intro',
        type: 'textarea',
        required: true,
        localized: true,
        label: contentLabels.pageGlobal.intro,
      },
      ...fields,
      statusField(),
    ],
  };
}
