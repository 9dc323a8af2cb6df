import type { CollectionConfig } from 'payload';
import { attachedAccess } from '../platform/staff/access.ts';
import { groups } from '../platform/staff/groups.ts';
import { kindField, submissionField } from '../platform/staff/fields/submission-field.ts';

/**
 * Files that visitors sent. The bytes lie below `DATA_DIR/uploads` (see `src/uploads`); only who holds the token may
 * use a row until a submission claims it, and only the roles of its kind afterwards.
 */
export const uploads: CollectionConfig = {
  slug: 'uploads',
  labels: { singular: { en: 'File', ar: 'ملف' }, plural: { en: 'Files', ar: 'الملفات المرسلة' } },
  access: attachedAccess,
  admin: { hideAPIURL: true, useAsTitle: 'filename', group: groups.inboxes, hidden: true },
  disableDuplicate: true,
  fields: [
    { name: 'token_hash', type: 'text', required: true, unique: true, index: true, hidden: true },
    { name: 'filename', type: 'text', required: true, label: { en: 'Name', ar: 'الاسم' } },
    { name: 'content_type', type: 'text', required: true, label: { en: 'Type', ar: 'النوع' } },
    { name: 'filesize', type: 'number', required: true, label: { en: 'Size', ar: 'الحجم' } },
    { name: 'sha256', type: 'text', required: true, index: true, label: { en: 'SHA-256', ar: 'بصمة SHA-256' } },
    { name: 'width', type: 'number', label: { en: 'Width', ar: 'العرض' } },
    { name: 'height', type: 'number', label: { en: 'Height', ar: 'الارتفاع' } },
    // Whose it is as long as nobody has claimed it: a keyed hash of the address.
    { name: 'sender', type: 'text', index: true, hidden: true },
    { name: 'storage_key', type: 'text', required: true, index: true, hidden: true },
    kindField(),
    { name: 'field', type: 'text', required: true, label: { en: 'Field', ar: 'الحقل' } },
    submissionField(),
    { name: 'expires_at', type: 'date', index: true, label: { en: 'Expires', ar: 'ينتهي في' } },
  ],
};
