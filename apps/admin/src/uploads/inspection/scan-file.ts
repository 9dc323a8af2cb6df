import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import type { Scanner } from '../../env/values.ts';

/** Milliseconds in which a scanner answers; a large archive takes it some seconds. */
const timeout = 60_000;
const pieceLength = 64 * 1024;

/** The scanner could not be asked, or did not understand; of the file nothing is known. */
export class ScanFailure extends Error {
  override readonly name = 'ScanFailure';
}

/**
 * Has a file looked at by ClamAV's daemon, which gets its bytes and opens nothing of ours: INSTREAM of clamd(8).
 * @param file absolute path
 * @returns name of the signature that was found, or `null`
 * @throws {ScanFailure} where there is no verdict
 */
export function scanFile(file: string, scanner: Scanner): Promise<string | null> {
  return scan(createReadStream(file, { highWaterMark: pieceLength }), scanner);
}

/** The same of bytes that come in pieces. */
export async function scan(pieces: AsyncIterable<Buffer>, scanner: Scanner): Promise<string | null> {
  const socket = connect(scanner);
  socket.setTimeout(timeout, () => socket.destroy(new Error(`no answer within ${timeout / 1000} s`)));
  const answer = answerOn(socket);
  // The answer may say why it was hung up; without one that is what there is to say.
  const sent = pipeline(framed(pieces), socket, { end: false }).catch(() => {});
  try {
    const [verdict] = await Promise.all([answer, sent]);
    return verdictIn(verdict);
  } catch (error) {
    throw error instanceof ScanFailure ? error : new ScanFailure(String((error as Error).message), { cause: error });
  } finally {
    socket.destroy();
  }
}

/** All that comes before the end; a scanner that has heard enough answers, and hangs up while we still send. */
function answerOn(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    socket.setEncoding('utf8');
    socket.on('data', (piece) => (said += piece));
    socket.on('end', () => resolve(said));
    socket.on('error', (error) => (said === '' ? reject(error) : resolve(said)));
  });
}

async function* framed(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const piece of pieces) yield* [lengthOf(piece.length), piece];
  yield lengthOf(0);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

/** `stream: OK`, `stream: Eicar-Test-Signature FOUND`, `INSTREAM size limit exceeded. ERROR`. */
function verdictIn(answer: string): string | null {
  const said = answer.replaceAll('\0', '').trim();
  if (said === 'stream: OK') return null;
  const found = /^stream: (?<name>.+) FOUND$/.exec(said)?.groups?.name;
  if (found === undefined) throw new ScanFailure(said === '' ? 'the connection was closed without a verdict' : said);
  return found;
}
