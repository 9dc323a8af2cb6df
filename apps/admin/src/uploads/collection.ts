import type { CollectionConfig } from 'payload';
import { attachedAccess } from '../platform/staff/access.ts';
import { groups } from '../platform/staff/groups.ts';
import { kindField, submissionField } from '../platform/staff/fields/submission-field.ts';
import { uploadLabels } from './catalogue/index.ts';
import { fieldLabels } from '@nasaq/contract';
import { staffLabels } from '../platform/staff/catalogue/index.ts';

/**
 * Files that visitors sent. The bytes lie below `DATA_DIR/uploads` (see `src/uploads`); only who holds the token may
 * use a row until a submission claims it, and only the roles of its kind afterwards.
 */
export const uploads: CollectionConfig = {
  slug: 'uploads',
  labels: uploadLabels.uploads.names,
  access: attachedAccess,
  admin: { hideAPIURL: true, useAsTitle: 'filename', group: groups.inboxes, hidden: true },
  disableDuplicate: true,
  fields: [
    { name: 'token_hash', type: 'text', required: true, unique: true, index: true, hidden: true },
    { name: 'filename', type: 'text', required: true, label: fieldLabels.name },
    { name: 'content_type', type: 'text', required: true, label: uploadLabels.uploads.contentType },
    { name: 'filesize', type: 'number', required: true, label: uploadLabels.uploads.filesize },
    { name: 'sha256', type: 'text', required: true, index: true, label: uploadLabels.uploads.sha256 },
    { name: 'width', type: 'number', label: staffLabels.words.width },
    { name: 'height', type: 'number', label: staffLabels.words.height },
    // Whose it is as long as nobody has claimed it: a keyed hash of the address.
    { name: 'sender', type: 'text', index: true, hidden: true },
    { name: 'storage_key', type: 'text', required: true, index: true, hidden: true },
    kindField(),
    { name: 'field', type: 'text', required: true, label: uploadLabels.uploads.field },
    submissionField(),
    { name: 'expires_at', type: 'date', index: true, label: uploadLabels.uploads.expiresAt },
  ],
};
