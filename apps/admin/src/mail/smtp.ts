import { createTransport, type SendMailOptions } from 'nodemailer';
import SmtpConnection from 'nodemailer/lib/smtp-connection';
import { type MailTimings, mailTimings } from './mail-timings.ts';

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

/**
 * Connects and signs in, without sending anything.
 * @returns why it does not let us; `undefined` where it does
 */
export async function askMailServer(url: string, { smtp: timeouts } = mailTimings): Promise<string | undefined> {
  const transport = createTransport({
    ...smtpServer(url),
    connectionTimeout: timeouts.connect,
    dnsTimeout: timeouts.connect,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.silence,
  });
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  } finally {
    transport.close();
  }
}

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

/** The mail server as SMTP_URL names it. */
export interface SmtpServer {
  host: string;
  port: number;
  /** TLS from the first byte. */
  secure: boolean;
  /** The connection is encrypted before the password is told; within this machine nobody listens. */
  requireTLS: boolean;
  auth: { user: string; pass: string } | undefined;
}

export function smtpServer(address: string): SmtpServer {
  const { hostname, password, port, protocol, username } = new URL(address);
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const secure = protocol === 'smtps:';
  const auth = username === '' ? undefined : { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  const isHere = /^(localhost|127\.[\d.]+|::1)$/.test(host);
  return { host, port: Number(port) || (secure ? 465 : 587), secure, requireTLS: !secure && !!auth && !isHere, auth };
}
