import type { FlattenedField } from 'payload';
import { keptByHooks } from '../../content/index.ts';
import { privateCollections } from './kinds.ts';

/** What Payload keeps of an uploaded file; the file itself says it again where it comes in. */
const ofFiles = new Set(['url', 'thumbnailURL', 'filename', 'mimeType', 'filesize', 'width', 'height', 'sizes']);

/** What belongs to this installation alone: when something was last done, who hears of what is sent, what hooks make. */
const ofThisInstallation: Readonly<Record<string, readonly string[]>> = {
  forms: ['name', 'adapts', 'recipients_en', 'recipients_ar'],
  media: ['former'],
  words: ['version', 'is_newest', 'publication'],
};

/** The fields of a collection or global whose values leave with it. */
export function carriedFields(slug: string, fields: readonly FlattenedField[]): FlattenedField[] {
  return fields.filter(
    (field) =>
      isCarried(field) &&
      !(slug === 'media' && ofFiles.has(field.name)) &&
      !ofThisInstallation[slug]?.includes(field.name),
  );
}

/** What hooks keep, what is computed, and who something refers to: members of staff and visitors stay where they are. */
export function isCarried(field: FlattenedField): boolean {
  if (keptByHooks.has(field.name) || field.type === 'join' || ('virtual' in field && field.virtual)) return false;
  if (field.type !== 'relationship' && field.type !== 'upload') return true;
  return [field.relationTo].flat().some((slug) => !privateCollections.includes(slug));
}
