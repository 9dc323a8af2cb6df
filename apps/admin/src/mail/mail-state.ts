/** Queued for the next attempt, sent, given up, or kept because no mail server is configured. */
export const mailStates = ['queued', 'sent', 'failed', 'kept'] as const;
export type MailState = (typeof mailStates)[number];

/** The list of mails in a state, below the address of the admin. */
export function mailsInState(state: MailState): string {
  return `/collections/mails?where[or][0][and][0][state][equals]=${state}`;
}
