/** What screens of other parts show of this one; nothing here needs the server. */

export { stateTone } from './submission-record.ts';
