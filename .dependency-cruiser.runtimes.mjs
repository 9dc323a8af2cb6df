import { runtimeRules } from './bin/boundaries/runtimes.mjs';
import files from './.dependency-cruiser.mjs';

/** What plain Node and what browsers load in the end: without imports of types, which nobody loads. */
export default {
  forbidden: runtimeRules(),
  // The parser of the other rules counts types even where it is told not to.
  options: { ...files.options, parser: 'acorn', tsPreCompilationDeps: false },
};
