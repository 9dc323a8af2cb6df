export { EntryPage as default, entryMetadata as generateMetadata } from '../../../../views/entry-page.jsx';

export const dynamic = 'force-dynamic';
