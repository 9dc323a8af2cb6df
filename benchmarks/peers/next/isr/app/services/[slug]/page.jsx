export { EntryPage as default, entryMetadata as generateMetadata } from '../../../../views/entry-page.jsx';

export const revalidate = 60;

/** Rendered when they are first asked for, and kept. */
export function generateStaticParams() {
  return [];
}
