/** What one reader's browser says of one page, once. Milliseconds, but for `cls`, which has no unit. */
export interface VitalsReport {
  /** Of the page that was opened, with locale prefix, without query. */
  path: string;
  device: 'phone' | 'tablet' | 'desktop';
  ttfb?: number;
  lcp?: number;
  /** Absent where nobody has touched anything. */
  inp?: number;
  cls?: number;
}
