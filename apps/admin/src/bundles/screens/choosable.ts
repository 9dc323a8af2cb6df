/** What can be chosen to leave: a kind of content, or one setting. */
export interface Choosable {
  slug: string;
  label: string;
  /** The headings of a table of it, in the language of the menus; absent where none can come in. */
  headings?: string[];
}
