import { createTransport, type SendMailOptions } from 'nodemailer';
import SmtpConnection from 'nodemailer/lib/smtp-connection';
import type { MailTimings } from './mail-timings.ts';
import { outcomeOf, type SmtpOutcome } from './smtp-outcome.ts';
import { smtpServer } from './smtp-server.ts';

export interface Smtp {
  /** Never throws. */
  send: (message: SendMailOptions & { to: { name: string; address: string } }) => Promise<SmtpOutcome>;
  /** Ends the connections; with `force` also those in the middle of a mail, which is then unsent. */
  close: (options?: { force?: boolean }) => void;
}

/** Connections to the mail server, opened when they are needed and kept for the next mails. */
export function openSmtp(url: string, connections: number, { smtp: timeouts }: MailTimings): Smtp {
  const options = {
    ...smtpServer(url),
    connectionTimeout: timeouts.connect,
    dnsTimeout: timeouts.connect,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.silence,
    // The texts come from the database only.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const transport = createTransport({
    ...options,
    pool: true,
    maxConnections: connections,
    idleTimeout: 10_000,
    // Trying again is the queue's, which counts it and knows when to stop.
    maxRequeues: 0,
  });
  // Each mail is told its own error; without a listener the event would end the process.
  transport.on('error', () => {});
  return {
    send: async (message) => {
      const hasUnicodeName = /[^\p{ASCII}]/u.test(message.to.address.slice(0, message.to.address.lastIndexOf('@')));
      try {
        if (hasUnicodeName && !(await takesUnicodeNames(options))) return unicodeRefused;
        await transport.sendMail({ ...message, signal: AbortSignal.timeout(timeouts.whole) });
        return { outcome: 'sent' };
      } catch (error) {
        return outcomeOf(error);
      }
    },
    close: ({ force = false } = {}) => transport.transporter.close?.({ force }),
  };
}

const unicodeRefused: SmtpOutcome = {
  outcome: 'refused',
  reason: 'The mail server cannot send to an address with letters other than a–z before the @ (SMTPUTF8).',
};

/** Nodemailer would send such an address as if the server had offered to take it. */
function takesUnicodeNames(options: ConstructorParameters<typeof SmtpConnection>[0]): Promise<boolean> {
  const connection = new SmtpConnection(options);
  return new Promise<boolean>((resolve, reject) => {
    connection.on('error', reject);
    connection.connect((error) => {
      if (error) return reject(error);
      const { _supportedExtensions: offered } = connection as unknown as { _supportedExtensions: string[] };
      resolve(offered.includes('SMTPUTF8'));
    });
  }).finally(() => connection.close());
}
