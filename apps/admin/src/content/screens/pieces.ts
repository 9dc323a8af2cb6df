/** What the screens of others show of content in browsers. */
export { OverruledNotice } from '../saving/screens/overruled-notice.tsx';
