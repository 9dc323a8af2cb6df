export { about } from './about.ts';
export { care } from './care.ts';
export { home } from './home.ts';
export { site } from './site.ts';
