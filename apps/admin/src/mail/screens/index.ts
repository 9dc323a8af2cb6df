/** What screens of other parts show of this one; nothing here needs the server. */

export { MailStateTag } from './cells.tsx';
export { KeptNote } from './kept-note.tsx';
