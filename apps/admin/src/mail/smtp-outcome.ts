/** What came of an attempt to send: done, never to be tried again, or to be tried again. */
export type SmtpOutcome = { outcome: 'sent' } | { outcome: 'refused' | 'unsent'; reason: string };

interface SmtpError {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
  message: string;
}

const longest = 500;

/** Replies that complain about us, not about the mail: not signed in, not encrypted, the commands in a wrong order. */
const ours = new Set([503, 530, 534, 535, 538]);

/**
 * Final is only the server's word (5xx) about the recipient or the message. A refused login or sender is a fault in the
 * settings, and the mails wait for its repair.
 */
export function outcomeOf(error: unknown): SmtpOutcome {
  const { code = '', command = '', message, response, responseCode = 0 } = error as SmtpError;
  const isFinal =
    responseCode >= 500 &&
    responseCode < 600 &&
    !ours.has(responseCode) &&
    (code === 'EENVELOPE' || code === 'EMESSAGE') &&
    (command === 'RCPT TO' || command === 'DATA');
  const reason = [...(response && !message.includes(response) ? `${message}: ${response}` : message)];
  return { outcome: isFinal ? 'refused' : 'unsent', reason: reason.slice(0, longest).join('') };
}
