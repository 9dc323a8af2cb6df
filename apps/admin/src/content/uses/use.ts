/** A place where a document is used: what names it (published or in its newest draft), and in which field. */
export interface Use {
  /** Slug of a collection, or of a page that exists once. */
  slug: string;
  /** `null` for a page that exists once. */
  id: number | null;
  /** In the language of the menus where it has one; empty for an entry without a title. */
  title: string;
  /** The field's label in the language of the menus. */
  field: string;
  /** It cannot be published without it. */
  needed: boolean;
}

/** The parameter with which somebody removes what is used after having been told where. */
export const evenIfUsed = 'evenIfUsed';
