import type { CollectionConfig } from 'payload';

const nobody = () => false;

/** Of a collection that no request of Payload's own reads or writes: the capability that owns it decides, or asks the database. */
export const closed = {
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
} satisfies Partial<CollectionConfig>;
