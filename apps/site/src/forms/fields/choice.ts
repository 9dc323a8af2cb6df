/** One of the values of a field that offers several. */
export interface Choice {
  value: string;
  label: string;
  hint?: string;
}
