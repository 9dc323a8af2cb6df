import type { CollectionConfig, ImageSize, UploadConfig } from 'payload';
import { mediaAccess } from '../../platform/staff/access.ts';
import { otherLanguage, requireOthers, saveOthers, type InBothLanguages } from '../entry/fields/other-language.ts';
import { auditFields, trashItem, usedIn } from '../entry/fields/panels.ts';
import { groups } from '../../platform/staff/groups.ts';
import { announcePlainChange, announcePlainDelete } from '../entry/hooks/announce.ts';
import { recordEditor } from '../entry/hooks/record-editor.ts';
import { foldSearch, keepSearchText, searchColumn, searchFieldOfContent } from '../../platform/staff/list-search.ts';
import { refuseDeletingUsed, refuseTrashingUsed } from '../uses/refuse-used.ts';
import { usesEndpoint } from '../uses/find-uses.ts';
import { contentLabels } from '../catalogue/index.ts';
import { filesOf, isFileName } from '../../platform/storage/index.ts';
import { keepFiles, removeFiles } from './keep-files.ts';
import { answerMedia } from './media-route.ts';
import { prepareFile } from './prepare-file.ts';
import { pictureTypes, refuseFile } from './refuse-file.ts';

/** Renditions are WebP, made at upload: AVIF takes about ten seconds for a large picture. */
function size(name: string, width: number): ImageSize {
  return { name, width, withoutEnlargement: true, formatOptions: { format: 'webp', options: { quality: 78 } } };
}

const alt: InBothLanguages = {
  of: 'alt',
  label: contentLabels.media.alt,
  description: contentLabels.media.altHint,
  maxLength: 300,
};

/** The file for members of staff, once Payload has seen that they may have it. */
const serveFile: NonNullable<UploadConfig['handlers']>[number] = async ({ headers, method = 'GET', t }, { params }) => {
  const { filename } = params;
  const request = { headers, method };
  const cached = { 'Cache-Control': 'private, no-cache' };
  const answer = isFileName(filename) ? await answerMedia(request, filename, filesOf('media'), cached) : null;
  // Payload would call it an error of the host.
  return answer ?? Response.json({ errors: [{ message: t('general:notFound') }] }, { status: 404 });
};

/** Pictures. Every one has an alternative text in both languages before it is stored. */
export const media: CollectionConfig = {
  slug: 'media',
  labels: contentLabels.media.names,
  ...(mediaAccess ? { access: mediaAccess } : {}),
  trash: true,
  // The same file twice helps nobody.
  disableDuplicate: true,
  endpoints: [usesEndpoint('media')],
  admin: {
    hideAPIURL: true,
    components: { edit: { editMenuItems: [trashItem] } },
    group: groups.shared,
    defaultColumns: ['filename', 'alt', 'updatedAt'],
    listSearchableFields: [searchColumn],
  },
  upload: {
    // Files are written and read here (`keep-files.ts`), wherever they are.
    disableLocalStorage: true,
    mimeTypes: pictureTypes,
    focalPoint: true,
    crop: true,
    imageSizes: [size('small', 480), size('medium', 960), size('large', 1600)],
    adminThumbnail: 'small',
    handlers: [serveFile],
  },
  hooks: {
    beforeOperation: [foldSearch(), refuseFile, prepareFile],
    beforeChange: [refuseTrashingUsed, requireOthers([alt]), recordEditor, keepSearchText('filename', 'alt')],
    afterChange: [keepFiles, saveOthers([alt]), announcePlainChange],
    beforeDelete: [refuseDeletingUsed],
    afterDelete: [removeFiles, announcePlainDelete],
  },
  fields: [
    {
      name: 'alt',
      type: 'text',
      required: true,
      localized: true,
      maxLength: 300,
      label: contentLabels.media.altText,
      admin: {
        description: contentLabels.media.altTextHint,
      },
    },
    otherLanguage(alt),
    searchFieldOfContent(contentLabels.media.searchField),
    ...auditFields(),
    usedIn(),
  ],
};
