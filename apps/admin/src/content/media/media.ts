import { existsSync } from 'node:fs';
import path from 'node:path';
import type { CollectionConfig, ImageSize, UploadConfig } from 'payload';
import { env } from '../../env.ts';
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

const folder = path.join(env.dataDir, 'media');

/** A name that no file has (any more) is not found; Payload would call it an error of the host. */
const refuseMissingFile: NonNullable<UploadConfig['handlers']>[number] = ({ t }, { params }) =>
  path.basename(params.filename) === params.filename && existsSync(path.join(folder, params.filename))
    ? undefined
    : Response.json({ errors: [{ message: t('general:notFound') }] }, { status: 404 });

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
    staticDir: folder,
    mimeTypes: pictureTypes,
    focalPoint: true,
    crop: true,
    imageSizes: [size('small', 480), size('medium', 960), size('large', 1600)],
    adminThumbnail: 'small',
    handlers: [refuseMissingFile],
  },
  hooks: {
    beforeOperation: [foldSearch(), refuseFile],
    beforeChange: [refuseTrashingUsed, requireOthers([alt]), recordEditor, keepSearchText('filename', 'alt')],
    afterChange: [saveOthers([alt]), announcePlainChange],
    beforeDelete: [refuseDeletingUsed],
    afterDelete: [announcePlainDelete],
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
