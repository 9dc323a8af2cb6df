import type { Payload } from 'payload';

/**
 * Takes the tables back to what they were before a migration, as an installation from then has them.
 * @param name the end of the migration's name
 * @returns brings them to the newest state again
 */
export async function migrateBack(payload: Payload, name: string): Promise<() => Promise<void>> {
  const { migrations } = await import('../platform/database/migrations/index.ts');
  const undone = migrations.slice(migrations.findIndex((migration) => migration.name.endsWith(name)));
  const context = { db: (payload.db as unknown as { drizzle: never }).drizzle, payload, req: { payload } as never };
  for (const { down } of undone.toReversed()) await down(context);
  return async () => {
    for (const { up } of undone) await up(context);
  };
}
