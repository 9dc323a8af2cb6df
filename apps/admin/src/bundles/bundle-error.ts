import type { Locale } from '@nasaq/contract';
import { bundleTexts } from './catalogue/index.ts';
import { fill } from '../platform/staff/screens/screen-texts.ts';

/** Why a file is no bundle that can be taken. */
export type BundleFault = keyof (typeof bundleTexts)['en']['faults'];

/** Nothing was changed; its reader can act upon it. */
export class BundleError extends Error {
  readonly fault: BundleFault;
  readonly values: Record<string, string>;

  constructor(fault: BundleFault, values: Record<string, string> = {}, options?: ErrorOptions) {
    super(fill(bundleTexts.en.faults[fault], values), options);
    this.name = 'BundleError';
    this.fault = fault;
    this.values = values;
  }

  /** For people, in the language of their menus. */
  in(language: Locale): string {
    return fill(bundleTexts[language].faults[this.fault], this.values);
  }
}
