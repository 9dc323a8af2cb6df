export { Layout as default } from '../../views/layout.jsx';
