/** What can be chosen to leave: a kind of content, or one setting. */
export interface Choosable {
  slug: string;
  label: string;
  /** Whether a table of it can come in. */
  isTable?: boolean;
}
