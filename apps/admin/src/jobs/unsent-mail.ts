import type { EmailAdapter } from 'payload';

/**
 * Stands where the mail queue goes: Payload's own fallback would print whole mails, with their password links, to the
 * console. Without a mail server, passwords are set by an administrator.
 */
export const unsentMail: EmailAdapter = ({ payload }) => ({
  name: 'unsent',
  defaultFromAddress: 'hello@nasaq.example',
  defaultFromName: 'Nasaq',
  sendEmail: async ({ subject }) => {
    payload.logger.warn(`No mail server is configured: the mail "${subject ?? ''}" was not sent.`);
  },
});
