export { HomePage as default, homeMetadata as generateMetadata } from '../../views/home-page.jsx';

export const dynamic = 'force-dynamic';
