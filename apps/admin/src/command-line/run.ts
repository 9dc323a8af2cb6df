import { StartError } from '@nasaq/serving';
import { parseArgs } from 'node:util';
import { BackupError } from '../backup/index.ts';
import { backup, restore } from './backups.ts';
import { BundleError } from '../bundles/index.ts';
import { exportContent, importContent } from './bundles.ts';
import { check } from './check.ts';
import { type Command, type Given, Refusal, UsageError } from './command.ts';
import { rotate } from './secrets.ts';
import { moveStorage } from './storage.ts';
import { createUser, resetPassword, resetSecondFactor } from './staff.ts';
import { maintenance } from './maintenance.ts';
import { migrate, purge, reindex } from './upkeep.ts';

/** In the order of the help. */
export const commands: readonly Command[] = [
  backup,
  restore,
  exportContent,
  importContent,
  createUser,
  resetPassword,
  resetSecondFactor,
  migrate,
  moveStorage,
  reindex,
  purge,
  rotate,
  maintenance,
  check,
];

/**
 * Runs one command of the table.
 * @param words behind `nasaq`
 * @returns the exit code: 0 well, 1 not done, 2 not understood; both are said on standard error
 */
export async function runCommand(words: readonly string[]): Promise<number> {
  const [name, ...rest] = words;
  if (name === undefined) return refuse('Say what to do.');
  const asksForHelp = [name, ...rest].some((word) => word === '--help' || word === '-h');
  if (name === 'help' || name.startsWith('-')) {
    const asked = commands.find((command) => command.name === rest[0]);
    if (name !== 'help' && !asksForHelp) return refuse(`${name} is no command.`);
    console.log(asked ? helpOf(asked) : help());
    return 0;
  }
  const command = commands.find((known) => known.name === name);
  if (!command) return refuse(`${name} is no command.`);
  if (asksForHelp) {
    console.log(helpOf(command));
    return 0;
  }
  try {
    return (await command.run(understood(command, rest))) ?? 0;
  } catch (error) {
    if (error instanceof UsageError) return refuse(error.message, command);
    console.error(isSentence(error) ? error.message : error);
    return 1;
  }
}

/** What its reader can act upon needs no stack; Payload’s word on a value is one, too. */
function isSentence(error: unknown): error is Error {
  if (
    error instanceof BackupError ||
    error instanceof BundleError ||
    error instanceof Refusal ||
    error instanceof StartError
  )
    return true;
  return error instanceof Error && error.name === 'ValidationError';
}

function understood({ options = {}, takes = { least: 0, most: 0 } }: Command, words: string[]): Given {
  const parsed = parse(words, options);
  const { length } = parsed.rest;
  if (length < takes.least) throw new UsageError('Something is missing.');
  if (length > takes.most) throw new UsageError(`${parsed.rest[takes.most]} is too much.`);
  return parsed;
}

function parse(args: string[], options: NonNullable<Command['options']>): Given {
  try {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    return { rest: positionals, options: values as Given['options'] };
  } catch (error) {
    throw new UsageError((error as Error).message.split('. ', 1)[0]!.replace(/\.?$/, '.'));
  }
}

function refuse(why: string, command?: Command): number {
  console.error(`${why}\n\n${command ? helpOf(command) : help()}`);
  return 2;
}

function help(): string {
  const width = Math.max(...commands.map(({ name }) => name.length)) + 2;
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(width)}${summary}`);
  return ['Usage: nasaq COMMAND …', '', ...lines, '', 'More on one of them: nasaq help COMMAND'].join('\n');
}

function helpOf({ details = [], name, summary, usage }: Command): string {
  return [`Usage: nasaq ${name} ${usage}`.trim(), '', summary, ...details.map((line) => `  ${line}`)].join('\n');
}
