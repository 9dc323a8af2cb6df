import { darkStyles } from '@nasaq/design/postcss';
import type { Plugin } from 'vite';
import { darkSheetSource } from '../src/server/read-assets.ts';

/**
 * Readers whose scripts are switched off have nobody who sets the class `dark`. For those of them whose system is dark,
 * every rule of it stands in a stylesheet of its own, as a rule of the page; it is linked where scripts are off, and costs
 * nobody else more than that line.
 */
export function darkSheet(): Plugin {
  return {
    name: 'nasaq:dark-sheet',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    generateBundle(_, bundle) {
      const sheets = Object.values(bundle).flatMap((file) =>
        file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : [],
      );
      const source = sheets.map(darkStyles).join('');
      this.emitFile({ type: 'asset', name: 'dark.css', originalFileName: darkSheetSource, source });
    },
  };
}
