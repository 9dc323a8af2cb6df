import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateTypes } from 'payload/node';
import { getPayload } from 'payload';
import { migrationNeeded } from './platform/database/schema.ts';
import { isContract, narrowingSteps } from './platform/database/upgrade/index.ts';

/** Two copies of the query builder are installed, whose types do not know each other. */
const header = '// @ts-nocheck: written by Payload, see src/create-migration.ts.\n';

/**
 * After a change of collections or globals: `npm run migration -- NAME` writes the
 * types and, where the tables change, a migration. Payload writes files for a bundler; Node's own loader
 * wants the extension of an import and the word `type` before a type.
 */
const name = process.argv[2];
if (!name) throw new Error('Give the migration a name: npm run migration -- add-cover');

const { default: config } = await import('./payload.config.ts');
await generateTypes(await config);
const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true });
if ((await migrationNeeded(payload)).length === 0) {
  console.log('The tables are as the newest migration leaves them.');
} else {
  await payload.db.createMigration({ migrationName: name, payload, skipEmpty: true, forceAcceptWarning: true });
  const { migrationDir } = payload.db;
  for (const file of readdirSync(migrationDir).filter((entry) => entry.endsWith('.ts')))
    repair(path.join(migrationDir, file));
  // The next migration is made from the newest picture of the tables alone.
  for (const file of readdirSync(migrationDir)
    .filter((entry) => entry.endsWith('.json'))
    .toSorted()
    .slice(0, -1))
    rmSync(path.join(migrationDir, file));
  refuseNarrowing(migrationDir, name);
}
process.exit(0);

/** What hosts of the release before would not survive belongs into a step of the other kind. */
function refuseNarrowing(folder: string, of: string): void {
  const file = readdirSync(folder).findLast((entry) => entry.endsWith(`_${of.replaceAll('-', '_')}.ts`)) ?? '';
  const found = isContract(file) ? [] : narrowingSteps(readFileSync(path.join(folder, file), 'utf8'));
  if (found.length === 0) return;
  console.error(
    `${file} takes something away from hosts of the release before (docs/operating/upgrade.md, "For who writes a migration"):\n${found.map((line) => `  ${line}`).join('\n')}`,
  );
  process.exit(1);
}

function repair(file: string): void {
  const text = readFileSync(file, 'utf8');
  const repaired = undoable(text)
    .replace(
      /import \{ MigrateUpArgs, MigrateDownArgs, sql \}/,
      'import { type MigrateDownArgs, type MigrateUpArgs, sql }',
    )
    .replace(/from '(\.\/[^']+?)(?:\.ts)?';/g, "from '$1.ts';");
  const unchecked =
    repaired.startsWith('// @ts-nocheck') || file.endsWith('index.ts') ? repaired : `${header}${repaired}`;
  if (unchecked !== text) writeFileSync(file, unchecked);
}

/** The way back drops a table, and then the constraints that have gone with it. */
function undoable(text: string): string {
  const [up = '', down] = text.split('export async function down');
  if (down === undefined) return text;
  return `${up}export async function down${down.replaceAll('DROP CONSTRAINT "', 'DROP CONSTRAINT IF EXISTS "')}`;
}
