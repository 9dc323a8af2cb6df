/** Mails: the queue, its collection, and what a mail is made of. Other parts import from here alone. */

export { queueingEmail } from './email-adapter.ts';
export { isMailAddress } from './new-mail.ts';
export { senderMailbox, staffLocale, staffMailbox } from './compose-message.ts';
export { beginMailCounts } from './mail-metrics.ts';
export { openedMailQueue } from './mail-queue.ts';
export { mailsInState } from './mail-state.ts';
export { mails } from './mails.ts';
export type { MailTemplate, MailText } from './new-mail.ts';
export { mayAcknowledge, queueMail } from './queue-mail.ts';
export { askMailServer } from './smtp.ts';
export { startMail } from './start-mail.ts';
export { greets } from './templates/letter.ts';
export type { Block, MailBody } from './templates/mail-document.ts';
export { greeting, greetingMail, mailText } from './templates/mail-text.ts';
export { type Phrase, filled, latin, momentText, phrase, words } from './templates/phrase.ts';
