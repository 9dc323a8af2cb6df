import { browserErrorsPath } from '@nasaq/contract';
import { tellError } from '@nasaq/error-reports/browser';
import { recoverFromDomError } from './recover-from-dom-error.ts';

/** What is done about an error of the page: it is told to the site, and the page is loaded anew where that helps. */
export function lookIntoError(thrown: unknown): void {
  tellError(thrown, browserErrorsPath);
  recoverFromDomError(thrown);
}
