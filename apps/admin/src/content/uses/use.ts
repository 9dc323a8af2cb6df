import type { ContentType } from '@nasaq/contract';

/** A place where a document is used: an entry (published or as its newest draft) and the field that names it. */
export interface Use {
  collection: ContentType;
  id: number;
  /** In the language of the menus where it has one; empty for an entry without a title. */
  title: string;
  /** The field's label in the language of the menus. */
  field: string;
  /** The entry cannot be published without it. */
  needed: boolean;
}

/** The parameter with which somebody removes what is used after having been told where. */
export const evenIfUsed = 'evenIfUsed';
