import * as migration_20261121_033526_initial from './20261121_033526_initial.ts';

export const migrations = [
  {
    up: migration_20261121_033526_initial.up,
    down: migration_20261121_033526_initial.down,
    name: '20261121_033526_initial'
  },
];
