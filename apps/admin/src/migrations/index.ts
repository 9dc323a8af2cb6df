import * as migration_20261121_034350_initial from './20261121_034350_initial.ts';
import * as migration_20261121_143728_submissions from './20261121_143728_submissions.ts';

export const migrations = [
  {
    up: migration_20261121_034350_initial.up,
    down: migration_20261121_034350_initial.down,
    name: '20261121_034350_initial',
  },
  {
    up: migration_20261121_143728_submissions.up,
    down: migration_20261121_143728_submissions.down,
    name: '20261121_143728_submissions'
  },
];
