import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { inject, onTestFailed, onTestFinished } from 'vitest';
import { quickFolder } from '../../../bin/test/quick-folder.ts';
import { openProduct, type Product } from '../../faults/product/product.ts';
import { readable } from './collected-memory.ts';
import { type MovedClock, openMovedClock } from '../moved-clock.ts';

export interface Day {
  clock: MovedClock;
  product: Product;
  /** Where the backups by schedule are put. */
  backups: string;
}

/**
 * The demo company at eight in the morning of tomorrow, on a clock of its own; the night of the company, whose zone is two
 * or three hours ahead, is in the last third of the day. The data are a copy: they are of another time afterwards.
 */
export async function openDay(): Promise<Day> {
  const folder = await mkdtemp(path.join(quickFolder(), 'nasaq-day-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  // PostgreSQL runs as another user where this is root, and the copy's files stay that user's.
  await chmod(folder, 0o755);
  spawnSync('cp', ['-a', `${inject('faultsFolder')}/.`, folder], { stdio: 'inherit' });
  const clock = openMovedClock(folder, tomorrowMorning());
  const backups = path.join(folder, 'backups');
  const product = await openProduct(folder, {
    ...clock.env,
    ...readable,
    NASAQ_DEMO: 'false',
    BACKUP_SCHEDULE: '03:00',
    BACKUP_DIR: backups,
    BACKUP_PASSPHRASE: 'a passphrase of one day',
    // All pages are read from one address.
    UNCACHED_PER_ADDRESS: '100000',
  });
  onTestFinished(() => product.stop());
  onTestFailed(() => {
    const said = `${product.admin.output}${product.site.output}`.split('\n');
    console.info(said.filter((line) => /"level":"(warn|error|fatal)"/.test(line)).join('\n'));
  });
  return { clock, product, backups };
}

function tomorrowMorning(): Date {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1, 6));
}
