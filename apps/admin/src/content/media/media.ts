import type { CollectionConfig, Field, ImageSize, TextFieldSingleValidation, UploadConfig, UploadField } from 'payload';
import { text as validText } from 'payload/shared';
import { mediaAccess } from '../../platform/staff/access.ts';
import { otherLanguage, requireOthers, saveOthers, type InBothLanguages } from '../entry/fields/other-language.ts';
import { auditFields, trashItem, usedIn } from '../entry/fields/panels.ts';
import { severalWords } from '../../platform/staff/fields/words.ts';
import { groups } from '../../platform/staff/groups.ts';
import { announcePlainChange, announcePlainDelete } from '../entry/hooks/announce.ts';
import { recordEditor } from '../entry/hooks/record-editor.ts';
import { foldSearch, keepSearchText, searchColumn, searchFieldOfContent } from '../../platform/staff/list-search.ts';
import { refuseDeletingUsed, refuseTrashingUsed } from '../uses/refuse-used.ts';
import { usesEndpoint } from '../uses/find-uses.ts';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { contentLabels } from '../catalogue/index.ts';
import { mediaLabels } from './catalogue/index.ts';
import { libraryTypes } from './file-kinds.ts';
import { currentName, rememberNames } from './former-names.ts';
import { filesOf, isFileName } from '../../platform/storage/index.ts';
import { keepFiles, removeFiles } from './keep-files.ts';
import { longestAlternative } from './alternative-api.ts';
import { alternativeEndpoint } from './alternative-endpoint.ts';
import { answerMedia } from './media-route.ts';
import { prepareFile } from './prepare-file.ts';
import { refuseFile } from './refuse-file.ts';
import { tagsEndpoint, tidyTags } from './tags.ts';
import { withMergedSaves } from '../saving/plain-saves.ts';

/** Renditions are WebP, made at upload: AVIF takes about ten seconds for a large picture. */
function size(name: string, width: number): ImageSize {
  return {
    name,
    width,
    withoutEnlargement: true,
    formatOptions: { format: 'webp', options: { quality: 78 } },
    // Nobody looks for a rendition.
    admin: { disableGroupBy: true, disableListColumn: true, disableListFilter: true },
  };
}

const alt: InBothLanguages = {
  of: 'alt',
  label: contentLabels.media.alt,
  description: contentLabels.media.altHint,
  maxLength: longestAlternative,
  // What says nothing by itself needs no words in either language.
  unless: isDecorative,
};

/**
 * The file for members of staff, once Payload has seen that they may have it. A form that shows a file which a colleague
 * has replaced meanwhile gets the one that stands now.
 */
const serveFile: NonNullable<UploadConfig['handlers']>[number] = async (req, { params }) => {
  const { headers, method = 'GET', payload, t } = req;
  const stored = (name: string) =>
    answerMedia({ headers, method }, name, filesOf('media'), { 'Cache-Control': 'private, no-cache' });
  const standing = async (name: string) => {
    const current = await currentName(payload, name);
    return current === null ? null : stored(current);
  };
  const { filename } = params;
  const answer = isFileName(filename) ? ((await stored(filename)) ?? (await standing(filename))) : null;
  // Payload would call it an error of the host.
  return answer ?? Response.json({ errors: [{ message: t('general:notFound') }] }, { status: 404 });
};

function isDecorative(row: object): boolean {
  return Boolean((row as { decorative?: boolean | null }).decorative);
}

const validAlt: TextFieldSingleValidation = (value, options) => {
  if (isDecorative(options.data)) return true;
  if (String(value ?? '').trim() === '') return mediaLabels.altNeeded[interfaceLanguage(options.req.i18n)];
  return validText(value, options as Parameters<typeof validText>[1]);
};

/** Payload asks for a column that is never empty. */
const fillAlt: NonNullable<NonNullable<CollectionConfig['hooks']>['beforeValidate']>[number] = ({ data, operation }) =>
  data && isDecorative(data) && (operation === 'create' || data.alt === null) ? { ...data, alt: data.alt ?? '' } : data;

/**
 * Pictures, videos with their captions, and documents. Every one says what it is in both languages before it is stored,
 * unless it says nothing.
 */
export const media: CollectionConfig = withMergedSaves({
  slug: 'media',
  labels: contentLabels.media.names,
  ...(mediaAccess ? { access: mediaAccess } : {}),
  trash: true,
  // The same file twice helps nobody.
  disableDuplicate: true,
  endpoints: [usesEndpoint('media'), tagsEndpoint, alternativeEndpoint],
  admin: {
    hideAPIURL: true,
    // Its form shows both.
    disableCopyToLocale: true,
    components: {
      edit: { editMenuItems: [trashItem] },
      beforeListTable: ['/content/media/screens/library-view.tsx#LibraryLink'],
    },
    group: groups.shared,
    defaultColumns: ['filename', 'alt', 'tags', 'updatedAt'],
    listSearchableFields: [searchColumn],
  },
  upload: {
    // Files are written and read here (`keep-files.ts`), wherever they are.
    disableLocalStorage: true,
    mimeTypes: libraryTypes,
    focalPoint: true,
    crop: true,
    imageSizes: [size('small', 480), size('medium', 960), size('large', 1600)],
    adminThumbnail: 'small',
    // The library adds many at once, and says in the reader’s language what came of each.
    bulkUpload: false,
    // What has a name keeps its content; a file that waits has an address that takes no more behind it.
    cacheTags: false,
    handlers: [serveFile],
  },
  hooks: {
    beforeOperation: [foldSearch(), refuseFile, prepareFile],
    beforeValidate: [tidyTags, fillAlt],
    beforeChange: [
      refuseTrashingUsed,
      requireOthers([alt]),
      rememberNames,
      recordEditor,
      keepSearchText('filename', 'alt'),
    ],
    afterChange: [keepFiles, saveOthers([alt]), announcePlainChange],
    beforeDelete: [refuseDeletingUsed],
    afterDelete: [removeFiles, announcePlainDelete],
  },
  fields: [
    {
      name: 'anotherFile',
      type: 'ui',
      admin: { components: { Field: '/content/media/screens/another-file.tsx#AnotherFile' }, disableListColumn: true },
    },
    {
      name: 'alt',
      type: 'text',
      required: true,
      localized: true,
      maxLength: longestAlternative,
      label: contentLabels.media.altText,
      validate: validAlt,
      admin: {
        description: contentLabels.media.altTextHint,
      },
    },
    otherLanguage(alt),
    ...namedOfFile(),
    ...saidOfFile(),
    searchFieldOfContent(contentLabels.media.searchField),
    ...auditFields(),
    usedIn(),
  ],
});

/** Payload's own, in the words of the menus: they are columns and filters of the list. */
function namedOfFile(): Field[] {
  return [
    {
      name: 'filename',
      type: 'text',
      label: ({ t }) => t('upload:fileName'),
      admin: {
        hidden: true,
        readOnly: true,
        disableBulkEdit: true,
        components: { Cell: '/content/media/screens/file-cell.tsx#FileCell' },
      },
    },
    { name: 'url', type: 'text', label: mediaLabels.url },
    { name: 'mimeType', type: 'text', label: mediaLabels.type },
    {
      name: 'thumbnailURL',
      type: 'text',
      label: mediaLabels.thumbnail,
      admin: { disableListColumn: true, disableListFilter: true },
    },
  ];
}

function saidOfFile(): Field[] {
  const isVideo = (data: unknown) => String((data as { mimeType?: string } | null)?.mimeType).startsWith('video/');
  const file = (name: string, label: UploadField['label'], hint: UploadField['label'], type: string): UploadField => ({
    name,
    type: 'upload',
    relationTo: 'media',
    ...(label ? { label } : {}),
    filterOptions: { mimeType: { contains: type } },
    admin: { condition: isVideo, ...(hint ? { description: hint as Record<string, string> } : {}) },
  });
  return [
    {
      name: 'tags',
      type: 'text',
      hasMany: true,
      label: mediaLabels.tags,
      // Lists would show an empty one as `[]`.
      hooks: { afterRead: [({ value }) => (Array.isArray(value) && value.length === 0 ? null : (value as unknown))] },
      admin: { description: mediaLabels.tagsHint, components: { Cell: severalWords.Cell } },
    },
    {
      name: 'decorative',
      type: 'checkbox',
      defaultValue: false,
      label: mediaLabels.decorative,
      admin: { position: 'sidebar', description: mediaLabels.decorativeHint },
    },
    {
      name: 'wordsIn',
      type: 'select',
      defaultValue: 'none',
      label: mediaLabels.wordsIn,
      options: (['none', 'en', 'ar', 'both'] as const).map((value) => ({ value, label: mediaLabels.wordsInOf[value] })),
      admin: { position: 'sidebar', isClearable: false, description: mediaLabels.wordsInHint },
    },
    file('poster', mediaLabels.poster, mediaLabels.posterHint, 'image/'),
    file('captionsEn', mediaLabels.captionsEn, mediaLabels.captionsHint, 'text/vtt'),
    file('captionsAr', mediaLabels.captionsAr, mediaLabels.captionsHint, 'text/vtt'),
    {
      name: 'colours',
      type: 'select',
      label: mediaLabels.colours,
      options: (['plain', 'cmyk', 'wide'] as const).map((value) => ({ value, label: mediaLabels.coloursOf[value] })),
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
    {
      name: 'former',
      type: 'text',
      hasMany: true,
      label: mediaLabels.former,
      access: { create: () => false, update: () => false },
      admin: { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
    },
  ];
}
