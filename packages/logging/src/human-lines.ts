import { formatWithOptions } from 'node:util';

const colors: Record<string, number> = { fatal: 35, error: 31, warn: 33, info: 32, debug: 36, trace: 90 };
/** Said by the place of a line, or of no use to who reads along. */
const left = new Set(['level', 'time', 'pid', 'msg', 'app', 'error', 'err', 'stack']);

/** A line of JSON as people read it in a terminal: time, level, who, sentence, fields; an error with its stack below. */
export function humanLine(line: string, color: boolean): string {
  let said: Record<string, unknown>;
  try {
    said = JSON.parse(line) as Record<string, unknown>;
  } catch {
    return line;
  }
  const paint = (code: number | undefined, text: string) => (color && code ? `\u001B[${code}m${text}\u001B[39m` : text);
  const { app, level, msg, time } = said as Record<string, string | undefined>;
  const head = [
    paint(90, new Date(time ?? Date.now()).toLocaleTimeString('en-GB')),
    paint(colors[level ?? ''], (level ?? '').toUpperCase().padEnd(5)),
    paint(90, app ?? ''),
    msg,
  ];
  const fields = Object.entries(said)
    .filter(([name]) => !left.has(name))
    .map(([name, value]) => paint(90, `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`));
  return `${[...head, ...fields].filter(Boolean).join(' ')}\n${errorBelow(said['error'] ?? said['err'], msg)}`;
}

interface Described {
  type?: string;
  message?: string;
  stack?: string;
  code?: string;
  cause?: Described;
}

function errorBelow(error: unknown, said: string | undefined): string {
  if (typeof error !== 'object' || error === null)
    return error === undefined ? '' : `    ${formatWithOptions({}, error)}\n`;
  const { cause, code, message, stack, type } = error as Described;
  const name = message === said ? '' : `    ${type ?? 'Error'}: ${message ?? ''}${code ? ` (${code})` : ''}\n`;
  return `${name}${stack ? `${stack}\n` : ''}${cause ? errorBelow(cause, undefined) : ''}`;
}
