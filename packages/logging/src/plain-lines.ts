import type { DestinationStream } from 'pino';

export type PlainLines = (level: string, sentence: string, fields: object) => void;

/** Writes lines as pino writes them, of fields that need no cleaning: a page from memory costs little more than its line. */
export function plainLines(lines: DestinationStream, base: object): PlainLines {
  const who = membersOf(base);
  return (level, sentence, fields) =>
    void lines.write(
      `{"level":"${level}"${timestamp()}${who}${membersOf(fields)},"msg":${JSON.stringify(sentence)}}\n`,
    );
}

function membersOf(fields: object): string {
  let members = '';
  for (const [name, value] of Object.entries(fields) as [string, unknown][])
    if (value !== undefined) members += `,"${name}":${JSON.stringify(value)}`;
  return members;
}

let saidAt = 0;
let said = '';

/** Lines of one millisecond say its time once made: where thousands are answered in a second, that is most of them. */
export function timestamp(): string {
  const now = Date.now();
  if (now !== saidAt) {
    saidAt = now;
    said = `,"time":"${new Date(now).toISOString()}"`;
  }
  return said;
}
