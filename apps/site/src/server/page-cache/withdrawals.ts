import { readFileSync, writeFileSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';

/** Tags of which something was taken back; `null` = any of them. */
export type Withdrawn = readonly string[] | null;

/** Changes are named by the admin host's count of them, so that sites that share a folder mean the same. */
interface Recorded {
  /** The last change that is accounted for; `null` = none is known. */
  sequence: number | null;
  /** The last change that took something of a tag back. */
  tags: Record<string, number>;
  /** The last one that may have taken anything back; `null` = none. */
  everything: number | null;
}

export interface Withdrawals extends Pick<Recorded, 'sequence'> {
  /** Whether a copy that was made from `tags` when the count stood at `after` must not be read any more. */
  concern(tags: readonly string[], after: number | null): boolean;
  /** Holds at once; resolves when it is on disk. */
  add(withdrawn: Withdrawn, sequence: number): Promise<void>;
}

const none: Recorded = { sequence: null, tags: {}, everything: null };

/**
 * What was withdrawn since the copies of pages were made, in one small file: to mark copies costs the same however many
 * there are.
 * @param onUnknown called where there is no file that can be read: then nothing is known about any copy
 */
export function openWithdrawals(file: string, onUnknown: () => void): Withdrawals {
  let recorded = read(file) ?? begin(file, onUnknown);
  let writing = Promise.resolve();

  return {
    get sequence() {
      return recorded.sequence;
    },
    concern(tags, after) {
      const marks = [recorded.everything, ...tags.map((tag) => recorded.tags[tag])];
      return marks.some((mark) => mark != null && mark > (after ?? -1));
    },
    add(withdrawn, sequence) {
      const marks = Object.fromEntries((withdrawn ?? []).map((tag) => [tag, sequence]));
      recorded = withdrawn
        ? { ...recorded, tags: { ...recorded.tags, ...marks }, sequence }
        : { everything: sequence, tags: {}, sequence };
      // One after the other, each with all that came until its turn.
      writing = writing.catch(() => {}).then(() => write(file, recorded));
      return writing;
    },
  };
}

function read(file: string): Recorded | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Recorded;
  } catch {
    return null;
  }
}

function begin(file: string, onUnknown: () => void): Recorded {
  onUnknown();
  writeFileSync(file, JSON.stringify(none));
  return none;
}

/** Whole or not at all, also when the power fails. */
async function write(file: string, recorded: Recorded): Promise<void> {
  const fresh = `${file}.${process.pid}`;
  const handle = await open(fresh, 'w');
  try {
    await handle.writeFile(JSON.stringify(recorded));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(fresh, file);
}
