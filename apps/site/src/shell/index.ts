export { AfterFirstViewPlace } from './after-first-view-place.tsx';
export { UntranslatedNotice, untranslatedNotice } from './language-switch.tsx';
export { DefaultLayout, GuestLayout } from './layouts.tsx';
