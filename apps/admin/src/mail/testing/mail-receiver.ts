import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';

/**
 * What the server does with mails: takes them; refuses the recipient for now or for good; falls silent when it is
 * connected to or while it is sent a message; cuts the connection in the middle of one; has one and never says so.
 */
export type ReceiverMode = 'accept' | 'refuse4xx' | 'refuse5xx' | 'hang' | 'hang in data' | 'cut' | 'takes silently';

export interface ReceivedMail extends Email {
  /** As the envelope has it. */
  recipients: string[];
  /** As it came over the wire. */
  raw: string;
}

/** A real SMTP server, whose behaviour a test changes while it runs. */
export interface MailReceiver {
  mode: ReceiverMode;
  /** Accepted mails, in order. */
  mails: ReceivedMail[];
  /** Mails that were begun, in whatever mode. */
  attempts: number;
  port: number;
  url: string;
  /** Ends all connections; `open` makes it listen on the same port again. */
  close: () => Promise<void>;
  open: () => Promise<void>;
}

export async function openMailReceiver(options: SMTPServerOptions = {}): Promise<MailReceiver> {
  const receiver = { mode: 'accept', mails: [], attempts: 0, port: 0, url: '' } as unknown as MailReceiver;
  const sockets = new Set<Socket>();
  let server: SMTPServer;
  receiver.open = () => {
    server = new SMTPServer({ ...behaviour(receiver, sockets), ...options });
    server.on('error', () => {});
    server.server.on('connection', (socket: Socket) => {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    });
    return new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(receiver.port, '127.0.0.1', () => {
        receiver.port = (server.server.address() as AddressInfo).port;
        receiver.url = `smtp://127.0.0.1:${receiver.port}`;
        resolve();
      });
    });
  };
  receiver.close = () =>
    new Promise((resolve) => {
      for (const socket of sockets) socket.destroy();
      server.close(resolve);
    });
  await receiver.open();
  return receiver;
}

function behaviour(receiver: MailReceiver, sockets: Set<Socket>): SMTPServerOptions {
  return {
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onConnect: (_session, done) => {
      if (receiver.mode !== 'hang') done();
    },
    // On connections that were open before, too.
    onMailFrom: (_address, _session, done) => {
      if (receiver.mode !== 'hang') done();
    },
    onRcptTo: (_address, _session, done) => {
      if (receiver.mode === 'refuse4xx') done(refusal(451, 'Try again later'));
      else if (receiver.mode === 'refuse5xx') done(refusal(550, 'No such user here'));
      else done();
    },
    onData: (stream, session, done) => {
      receiver.attempts += 1;
      const { mode } = receiver;
      if (mode === 'hang in data') return void stream.resume();
      if (mode === 'cut') return void stream.once('data', () => sockets.forEach((socket) => socket.destroy()));
      // A client that goes away in the middle of a message has not sent one.
      take(stream, session, receiver, mode === 'takes silently' ? () => {} : done).catch(() => {});
    },
  };
}

async function take(
  stream: SMTPServerDataStream,
  { envelope }: SMTPServerSession,
  receiver: MailReceiver,
  done: () => void,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  const raw = Buffer.concat(chunks);
  const mail = await PostalMime.parse(raw);
  const recipients = envelope.rcptTo.map(({ address }) => address);
  receiver.mails.push({ ...mail, recipients, raw: raw.toString('utf8') });
  done();
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
