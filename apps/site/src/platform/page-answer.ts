/** What one address is answered with, before it is encoded for a reader. */
export interface PageAnswer {
  status: number;
  /** Without those that depend on the encoding. */
  headers: Record<string, string>;
  body: string;
  /** Content that the page was made from; a change of any of it makes the page old. */
  tags: readonly string[];
  /** Whether every reader may get this same answer for a while. */
  keep: boolean;
  /** `false` where the admin host did not answer for all of it: an older page is the better answer. */
  complete: boolean;
}
