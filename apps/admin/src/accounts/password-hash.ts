import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { RefusingSemaphore } from '../platform/database/refusing-semaphore.ts';

/** Argon2id as OWASP advises it: 19 MiB, two passes, one lane. Whoever signs in with other parameters is hashed anew. */
const parameters = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;
const saltLength = 16;

const hash = promisify(argon2);

/** Each hash keeps one core busy and one of Node's four threads: more at once would keep everybody else waiting. */
export const hashing = new RefusingSemaphore({ permits: 2, queueLimit: 2_000, waitTimeout: 5_000 });

/** As a PHC string, which names its parameters. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltLength);
  const tag = await derive(password, { ...parameters, salt, length: tagLength });
  const { memory, passes, parallelism } = parameters;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(tag)}`;
}

/**
 * Takes the time of one hash whoever asks and whatever is stored; `null` is nobody's password.
 * @throws {ApiError} `unavailable` where too many wait already
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const { tag, ...given } = read(stored ?? nobodys) ?? read(nobodys)!;
  const made = await derive(password, { ...given, length: tag.length });
  return timingSafeEqual(made, tag) && stored !== null;
}

/** Whether a hash was made with parameters that are no longer ours. */
export function isOutdated(stored: string): boolean {
  const { memory, passes, parallelism } = parameters;
  return !stored.startsWith(`$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`);
}

interface Derivation {
  memory: number;
  passes: number;
  parallelism: number;
  salt: Buffer;
  length: number;
}

function derive(password: string, { length, salt, ...given }: Derivation): Promise<Buffer> {
  // The same password typed on another system may consist of other code points.
  const message = Buffer.from(password.normalize('NFC'));
  return hashing.run(() => hash('argon2id', { message, nonce: salt, tagLength: length, ...given }));
}

/** Of an empty salt and tag: no password makes it. */
const nobodys = `$argon2id$v=19$m=${parameters.memory},t=${parameters.passes},p=${parameters.parallelism}$${encode(Buffer.alloc(saltLength))}$${encode(Buffer.alloc(tagLength))}`;

function read(phc: string): (Omit<Derivation, 'length'> & { tag: Buffer }) | null {
  const match = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([\w+/]{11,86})\$([\w+/]{16,86})$/.exec(phc);
  if (!match) return null;
  const [, memory, passes, parallelism, salt, tag] = match;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt!, 'base64'),
    tag: Buffer.from(tag!, 'base64'),
  };
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/={1,2}$/, '');
}
