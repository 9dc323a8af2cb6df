/** What screens of other parts show of this one; nothing here needs the server. */

export { chatStateLabels } from '../collections/chat-labels.ts';
export { deskAddress } from './desk-address.ts';
