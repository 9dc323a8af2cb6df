/** What the screens of others show of content in browsers. */
export { OverruledNotice } from '../saving/screens/overruled-notice.tsx';
export { ConflictsShown, type ShownConflict } from '../saving/screens/changes-shown.tsx';
