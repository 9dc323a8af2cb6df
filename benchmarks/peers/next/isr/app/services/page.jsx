export { ListPage as default, listMetadata as generateMetadata } from '../../../views/list-page.jsx';

export const revalidate = 60;
