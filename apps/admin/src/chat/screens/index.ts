/** What screens of other parts show of this one; nothing here needs the server. */

export { chatLabels } from '../catalogue/index.ts';
export { deskAddress } from './desk-address.ts';
