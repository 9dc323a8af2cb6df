/** Mails: the queue, its collection, and what a mail is made of. Other parts import from here alone. */

export { mayAcknowledge } from './queue-mail.ts';
export { queueingEmail } from './email-adapter.ts';
export { isMailAddress } from './new-mail.ts';
export { senderMailbox, staffLocale, staffMailbox } from './compose-message.ts';
export { mails } from './mails.ts';
export type { MailTemplate, MailText } from './new-mail.ts';
export { queueMail } from './queue-mail.ts';
export { startMail } from './start-mail.ts';
export { greeting } from './templates/mail-text.ts';
export { greets } from './templates/letter.ts';
export type { Block, MailBody } from './templates/mail-blocks.ts';
export { mailText } from './templates/mail-text.ts';
export { momentText } from './templates/phrase.ts';
export { type Phrase, filled, latin, phrase, words } from './templates/phrase.ts';
