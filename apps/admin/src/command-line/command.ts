import type { ParseArgsConfig } from 'node:util';

/** One command of `nasaq`. */
export interface Command {
  name: string;
  /** What follows its name: `FILE [--replace]`. */
  usage: string;
  /** What it does, in one line. */
  summary: string;
  /** What else one has to know, a line each. */
  details?: string[];
  options?: NonNullable<ParseArgsConfig['options']>;
  /** How many arguments it takes besides its options. */
  takes?: { least: number; most: number };
  /** @returns the exit code; 0 where it says nothing */
  run: (given: Given) => Promise<number | void>;
}

export interface Given {
  /** By their names; a switch that is not given is absent. */
  options: Record<string, string | true | undefined>;
  rest: string[];
}

/** Why it was not done, in one sentence. */
export class Refusal extends Error {}

/** What was typed is no command, or not as the command takes it. */
export class UsageError extends Error {}
