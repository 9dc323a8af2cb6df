import { pino, type DestinationStream, type Logger } from 'pino';
import { gatheredOutput } from './gathered-output.ts';
import { humanLine } from './human-lines.ts';
import { plainLines, timestamp, type PlainLines } from './plain-lines.ts';
import { cleanFields, keepSecret, messageOf, withoutPrivate } from './redact.ts';
import { currentRequest } from './request-context.ts';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** What a line says besides its sentence: names and figures of ours. An error stands as `error`. */
export type LogFields = Record<string, unknown> & { error?: unknown };

export interface LogOptions {
  /** Who writes, as `site`. */
  app: string;
  level: LogLevel;
  /** Values that no line may hold, whatever wrote it: passwords and keys from the settings. */
  secrets?: readonly (string | undefined)[];
  /** Takes each line, which ends with a line break; standard output where absent, in words for people if that is a terminal. */
  write?: (line: string) => void;
}

/** One in the process, for the copies of this module that the server and Next's bundles load. */
const shared = globalThis as typeof globalThis & { nasaqLogger?: Logger };

/** By logger: writes lines that nobody reads through. */
const unread = new WeakMap<Logger, PlainLines>();

/** Begins the log of this process: before, and in tests, lines go to the console. */
export function openLog({ app, level, secrets = [], write }: LogOptions): Logger {
  for (const secret of secrets) if (secret) keepSecret(secret);
  const base = { app, pid: process.pid };
  const lines = output(write);
  shared.nasaqLogger = pino(
    {
      level,
      base,
      timestamp,
      formatters: { level: (label: string) => ({ level: label }) },
      errorKey: 'error',
      // Errors are read with everything else.
      serializers: { error: (value: unknown) => value, err: (value: unknown) => value },
      mixin: () => {
        const request = currentRequest();
        return request ? { request: request.id, ...(request.job && { job: request.job }) } : {};
      },
      hooks: {
        logMethod(args, method, level) {
          const clean = cleanCall(args);
          method.apply(this, clean as typeof args);
          if (level >= errorLevel) tellListeners(clean);
        },
        streamWrite: withoutPrivate,
      },
    },
    lines,
  );
  unread.set(shared.nasaqLogger, plainLines(lines, base));
  return shared.nasaqLogger;
}

/** As pino counts. */
const errorLevel = 50;

type ErrorListener = (sentence: string, fields: Record<string, unknown>) => void;

/** One list in the process, as there is one logger. */
const listening = globalThis as typeof globalThis & { nasaqErrorListeners?: Set<ErrorListener> };

/**
 * Tells of each line of level `error` or worse: its sentence, and its fields as the line has them, fit to be kept but
 * for what is only searched in the finished line.
 * @returns how to end it
 */
export function onErrorLine(listener: ErrorListener): () => void {
  const listeners = (listening.nasaqErrorListeners ??= new Set());
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whoever listens must not keep from its work who has written the line. */
function tellListeners([fields, sentence = '']: ReturnType<typeof cleanCall>): void {
  for (const listener of listening.nasaqErrorListeners ?? []) {
    try {
      listener(sentence, fields as Record<string, unknown>);
    } catch (error) {
      shared.nasaqLogger?.warn({ error }, 'Somebody who listens to errors has failed.');
    }
  }
}

/** For libraries that take a logger of this kind; `undefined` before the log is open. */
export function openedLogger(): Logger | undefined {
  return shared.nasaqLogger;
}

/**
 * A line of fields that are ours alone, as written for each request: it is not searched for what people sent.
 * @param fields with nothing in them that came from outside, but for numbers
 */
export function logPlain(level: 'error' | 'warn' | 'info' | 'debug', sentence: string, fields: object): void {
  const logger = shared.nasaqLogger;
  const write = logger && unread.get(logger);
  if (!write) log[level](sentence, { ...fields });
  else if (logger?.isLevelEnabled(level)) write(level, sentence, fields);
}

type Say = (sentence: string, fields?: LogFields) => void;

/** The log of this process: a sentence of ours for each line, and what else is known in fields. */
export const log: Record<'error' | 'warn' | 'info' | 'debug', Say> & {
  /** With the sentence of an error that has one for people. */
  failure: (error: unknown) => void;
  isOn: (level: LogLevel) => boolean;
} = {
  error: (sentence, fields) => say('error', sentence, fields),
  warn: (sentence, fields) => say('warn', sentence, fields),
  info: (sentence, fields) => say('info', sentence, fields),
  debug: (sentence, fields) => say('debug', sentence, fields),
  failure: (error) => say('error', error instanceof Error ? messageOf(error) : String(error), { error }),
  isOn: (level) => shared.nasaqLogger?.isLevelEnabled(level) ?? false,
};

function say(level: 'error' | 'warn' | 'info' | 'debug', sentence: string, fields?: LogFields): void {
  const logger = shared.nasaqLogger;
  if (logger) logger[level](fields ?? {}, sentence);
  else if (level === 'error' || level === 'warn') console.error(sentence, ...(fields ? [fields.error ?? fields] : []));
}

/** A call of any logger method, whoever makes it: fields and one sentence, both fit to be kept. */
function cleanCall(args: unknown[]): [object, string?, ...unknown[]] {
  const [first, ...rest] = args;
  if (typeof first === 'string') return [{}, ...(args as [string])];
  const fields = cleanFields(first instanceof Error ? { error: first } : (first as object | null));
  const {
    err,
    error = err,
    msg,
  } = fields as { err?: { message?: string }; error?: { message?: string }; msg?: string };
  delete fields['msg'];
  const [sentence = msg ?? error?.message, ...values] = rest as [string?, ...unknown[]];
  return [fields, sentence, ...values];
}

function output(write: LogOptions['write']): DestinationStream {
  if (write) return { write };
  if (!process.stdout.isTTY) return gatheredOutput();
  const color = process.env['NO_COLOR'] === undefined;
  return { write: (line: string) => void process.stdout.write(humanLine(line, color)) };
}
