import { env } from '../env.ts';
import { directUrl } from '../platform/database/address.ts';
import { movingAlone } from '../platform/database/advisory-locks.ts';
import { openBesideHost } from '../platform/database/open.ts';
import { openOwnQuery } from '../platform/database/query.ts';
import { moveStorage as move } from '../platform/storage/index.ts';
import { type Command, Refusal, UsageError } from './command.ts';

export const moveStorage: Command = {
  name: 'move-storage',
  usage: '--to s3|disk',
  summary: 'Moves pictures and visitors’ files from the disk to S3 or back, while the product runs.',
  details: [
    'Each file is copied, read back and compared, and removed from its former place then.',
    'It may be stopped and started again. Every host that runs must have S3 set already.',
  ],
  options: { to: { type: 'string' } },
  run: async ({ options: { to } }) => {
    if (to !== 's3' && to !== 'disk') throw new UsageError('Say where to: --to s3 or --to disk.');
    if (!env.s3) throw new Refusal('S3 is not set: set S3_BUCKET and what belongs to it, for every host, too.');
    const database = await openBesideHost();
    const own = openOwnQuery(database.url);
    try {
      const { bytes, copied, left, same } = await movingAlone(directUrl() ?? database.url, () =>
        move(to, own.query, console.log),
      );
      console.log(
        `${copied} files (${(bytes / 1024 ** 2).toFixed(1)} MB) were copied and compared; ${same} were there already.`,
      );
      for (const [file, reason] of left) console.error(`${file} stays where it was: ${reason}.`);
      if (left.size > 0) {
        console.error(`${left.size} files are left. Hosts look into both places; say the same again.`);
        return 1;
      }
      console.log(`All files are ${to === 's3' ? 'in S3' : 'on the disk'} now.`);
      return 0;
    } finally {
      await own.close();
      await database.close();
    }
  },
};
