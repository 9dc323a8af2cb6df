import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

/**
 * - `accept` takes every mail
 * - `busy` turns connections away for now (421), `later` each recipient (450), `refuse` each recipient for good (550)
 * - `hang` takes a connection and never says a word, `hang-in-data` takes the whole mail and never answers
 * - `cut-in-data` hangs up before the mail is kept, `cut-after-data` after it was kept and before the answer
 */
export type MailMode =
  | 'accept'
  | 'busy'
  | 'later'
  | 'refuse'
  | 'hang'
  | 'hang-in-data'
  | 'cut-in-data'
  | 'cut-after-data';

export interface ReceivedMail extends Omit<Email, 'to'> {
  /** Addresses of the envelope: who really gets it, whatever the headers say. */
  to: string[];
  /** As it came over the line. */
  raw: string;
  /** When it came, in milliseconds of `performance.now()`. */
  at: number;
}

/** A real SMTP receiver on this machine that can fail in the ways that mail servers fail. */
export class MailServer {
  mode: MailMode = 'accept';
  /** In order of arrival; a mail that was sent twice stands here twice. */
  readonly mails: ReceivedMail[] = [];
  /** Connections that ever came in. */
  connections = 0;
  port = 0;
  #server: SMTPServer | undefined;

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** On the port that it had before, if it had one. */
  async start(port = this.port): Promise<this> {
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      closeTimeout: 1,
      size: 5_000_000,
      onConnect: (_session, callback) => {
        this.connections += 1;
        if (this.mode === 'busy') callback(answer(421, 'Too busy, come back later'));
        else if (this.mode !== 'hang') callback();
      },
      onRcptTo: (_address, _session, callback) => {
        if (this.mode === 'later') callback(answer(450, 'Mailbox busy'));
        else if (this.mode === 'refuse') callback(answer(550, 'No such mailbox'));
        else callback();
      },
      onData: (stream, session, callback) => void this.#receive(stream, session, callback),
    });
    // Connections that a test cuts, and senders that are killed.
    server.on('error', () => {});
    await new Promise<void>((resolve, reject) => {
      server.server.once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });
    this.port = (server.server.address() as AddressInfo).port;
    this.#server = server;
    return this;
  }

  /** Nobody listens at its port afterwards. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    const closed = new Promise<void>((resolve) => server.close(resolve));
    this.#hangUp(server);
    await closed;
  }

  /** From now on; who hangs in the old mode is cut off. */
  turn(mode: MailMode): void {
    this.mode = mode;
    if (this.#server) this.#hangUp(this.#server);
  }

  async #receive(stream: SMTPServerDataStream, session: SMTPServerSession, callback: (error?: Error | null) => void) {
    const { mode } = this;
    // The stream of a sender that is killed in the middle of a mail ends with an error.
    const raw = await text(stream).catch(() => undefined);
    if (raw === undefined || mode === 'cut-in-data') return this.#cut(session);
    if (mode === 'hang-in-data') return;
    const to = session.envelope.rcptTo.map(({ address }) => address.toLowerCase());
    this.mails.push({ ...(await PostalMime.parse(raw)), to, raw, at: performance.now() });
    if (mode === 'cut-after-data') return this.#cut(session);
    callback();
  }

  #cut({ id }: SMTPServerSession): void {
    for (const connection of this.#server?.connections ?? []) if (connection.id === id) connection._socket.destroy();
  }

  #hangUp(server: SMTPServer): void {
    for (const connection of server.connections) connection._socket.destroy();
  }
}

function answer(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
