import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';

/** The third byte of the addresses that this file of tests gives out is its own: the product remembers its limits. */
let block: number | undefined;
let given = 0;

/**
 * An address of this machine that nobody in this run has sent from, so that no two senders share a rate limit.
 * @returns 127.1.1.1, 127.1.1.2, …; the next file of tests goes on with 127.1.2.1, or 127.2.1.1 after 250 blocks
 */
export function freshAddress(): string {
  if (block === undefined || given === 250) {
    block = claimBlock();
    given = 0;
  }
  given += 1;
  return `127.${1 + Math.floor(block / 250)}.${1 + (block % 250)}.${given}`;
}

/** The folder of the run is what all files of tests share, each of which has a process to itself. */
function claimBlock(): number {
  const claims = path.join(inject('faultsFolder'), 'addresses');
  mkdirSync(claims, { recursive: true });
  for (let claim = 0; ; claim += 1) {
    try {
      mkdirSync(path.join(claims, String(claim)));
      return claim;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
