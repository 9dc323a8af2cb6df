/**
 * How a pattern is drawn: `line` fine lines over their construction, `tone` filled in two or three
 * tones, `crop` a close crop in a heavy line, `strap` interlaced bands, `sparse` single stars.
 */
export const patternStyles = ['line', 'tone', 'crop', 'strap', 'sparse'] as const;
export type PatternStyle = (typeof patternStyles)[number];

/** `thumb` for a row or a search result, `cover` for the band of an entry. */
export type PatternDetail = 'thumb' | 'cover';

const styles = new Map<string, PatternStyle>(
  Object.entries({
    services: 'line',
    solutions: 'line',
    industries: 'line',
    products: 'tone',
    works: 'tone',
    posts: 'crop',
    articles: 'crop',
    careers: 'strap',
    companies: 'sparse',
    legals: 'sparse',
    'landing-pages': 'line',
  }),
);

/** The style of a content type, by its name in the API; anything else is drawn as `line`. */
export function styleFor(contentType: string): PatternStyle {
  return styles.get(contentType) ?? 'line';
}
