import { entryPath, paths } from '@nasaq/contract';

/** The pages that every contender shows: one of each kind. */
export const pages = [
  { name: 'home', path: paths.home },
  { name: 'list', path: paths.services },
  { name: 'entry', path: entryPath('services', 'web-platforms') },
];
