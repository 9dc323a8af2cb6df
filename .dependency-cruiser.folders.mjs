import { tests } from './bin/boundaries/layers.mjs';
import files from './.dependency-cruiser.mjs';

/** Circles between folders, of the product alone: a rule on folders cannot leave out the tests in them. */
export default {
  forbidden: [
    {
      name: 'no-folder-circles',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...files.options, exclude: { path: [...files.options.exclude.path, tests] } },
};
