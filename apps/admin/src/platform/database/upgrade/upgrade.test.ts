import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from '@payloadcms/db-postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { isContract, narrowingSteps } from './kinds.ts';
import type { migrate as Migrate, Step } from './migrate.ts';

/** Up to here the product ran on one host at a time, and each release replaced the one before. */
const lastOfOneKind = '20261123_193631_audit_trail';
const folder = path.resolve(import.meta.dirname, '../migrations');
const files = readdirSync(folder).filter((name) => /^\d.*\.ts$/.test(name));
const sourceOf = (file: string) => readFileSync(path.join(folder, file), 'utf8');

test('no step that expands takes anything away from hosts of the release before', () => {
  const expanding = files.filter((file) => file > `${lastOfOneKind}.ts` && !isContract(file));
  expect(expanding.length).toBeGreaterThan(0);
  expect(expanding.flatMap((file) => narrowingSteps(sourceOf(file)).map((found) => `${file} ${found}`))).toEqual([]);
});

test('steps from before that rule are seen for what they are', () => {
  const found = files.filter((file) => narrowingSteps(sourceOf(file)).length > 0);
  expect(found).toContain('20261123_052213_pictures_by_language.ts');
  expect(found).not.toContain('20261123_094257_posts_in_series.ts');
});

test.each([
  ['ALTER TABLE "posts" DROP COLUMN "part"', 'drops'],
  ['DROP TABLE "posts" CASCADE', 'drops'],
  ['ALTER TABLE "posts" DROP CONSTRAINT "posts_fk"', 'drops'],
  ['DROP INDEX "posts_idx"', 'drops'],
  ['ALTER TABLE "posts" ALTER COLUMN "part" DROP NOT NULL', null],
  ['ALTER TABLE "posts" RENAME COLUMN "part" TO "piece"', 'renames'],
  ['ALTER TABLE "posts" ALTER COLUMN "part" SET DATA TYPE text', 'changes a type'],
  ['ALTER TABLE "posts" ALTER COLUMN "part" SET NOT NULL', 'asks for a value'],
  ['ALTER TABLE "posts" ADD COLUMN "part" numeric NOT NULL', 'asks for a value that has no default'],
  ['ALTER TABLE "posts" ADD COLUMN "part" numeric DEFAULT 1 NOT NULL', null],
  ['ALTER TABLE "posts" ADD COLUMN "part" numeric', null],
  ['CREATE UNIQUE INDEX "posts_part" ON "posts" USING btree ("part")', 'refuses equal values'],
  ['CREATE INDEX "posts_part" ON "posts" USING btree ("part")', null],
  ['ALTER TABLE "posts" ADD CONSTRAINT "one" UNIQUE("part")', 'refuses values'],
  ['ALTER TABLE "posts" ADD CONSTRAINT "fk" FOREIGN KEY ("a_id") REFERENCES "public"."a"("id")', null],
  ['DELETE FROM "posts" WHERE true', 'deletes rows'],
  [`ALTER TYPE "public"."enum_posts_status" ADD VALUE 'kept'`, null],
  ['CREATE TABLE "new" ("id" serial NOT NULL); CREATE UNIQUE INDEX "new_id" ON "new" USING btree ("id")', null],
])('%s → %s', (statement, what) => {
  const source = `export async function up({ db }) {\n  await db.execute(sql\`${statement};\`);\n}\n\nexport async function down({ db }) {\n  await db.execute(sql\`DROP TABLE "new"\`);\n}\n`;
  expect(narrowingSteps(source).map((found) => found.split(': ')[0])).toEqual(what === null ? [] : [what]);
});

let migrate: typeof Migrate;
let client: pg.Client;
let url: string;
beforeAll(async () => {
  vi.stubEnv('NASAQ_SECRET', 'a secret that is long enough for a test');
  ({ migrate } = await import('./migrate.ts'));
  const server = inject('testServer');
  const address = new URL(server.url);
  address.pathname = `test-${randomUUID()}`;
  url = address.href;
  await onServer(`CREATE DATABASE "${address.pathname.slice(1)}" TEMPLATE nasaq STRATEGY file_copy`);
  client = new pg.Client({ connectionString: url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await onServer(`DROP DATABASE "${new URL(url).pathname.slice(1)}" WITH (FORCE)`);
});

async function onServer(statement: string): Promise<void> {
  const server = new pg.Client({ connectionString: inject('testServer').url });
  await server.connect();
  await server.query(statement);
  await server.end();
}

const step = (name: string, statement: string): Step => ({
  name,
  up: ({ db }: { db: { execute: (query: unknown) => Promise<unknown> } }) =>
    db.execute(sql.raw(statement)).then(() => undefined),
});
const known = files.map((file) => step(file.replace('.ts', ''), 'SELECT 1'));
const noted = async (like: string) =>
  (
    await client.query<{ name: string }>('SELECT name FROM payload_migrations WHERE name LIKE $1 ORDER BY id', [like])
  ).rows.map(({ name }) => name);

test('three hosts start at once → each step is carried out once, and all three go on', async () => {
  const steps = [
    ...known,
    step('20991231_000001_first', 'CREATE TABLE "counted" ("n" integer); INSERT INTO "counted" VALUES (1)'),
    step('20991231_000002_second', 'SELECT pg_sleep(0.2); INSERT INTO "counted" VALUES (2)'),
  ];
  const done = await Promise.all([1, 2, 3].map(() => migrate({ steps, url })));
  expect(done.map(({ length }) => length).toSorted()).toEqual([0, 0, 2]);
  expect((await client.query('SELECT n FROM counted ORDER BY n')).rows).toEqual([{ n: 1 }, { n: 2 }]);
  expect(await noted('20991231_00000%')).toEqual(['20991231_000001_first', '20991231_000002_second']);
});

test('a step that fails changes nothing and says so in a sentence; what was done before it stays', async () => {
  const steps = [
    ...known,
    step('20991231_000003_third', 'INSERT INTO "counted" VALUES (3)'),
    step('20991231_000004_wrong', 'INSERT INTO "counted" VALUES (4); SELECT 1 / 0'),
  ];
  await expect(migrate({ steps, url })).rejects.toThrow(
    /^The step 20991231_000004_wrong of the tables has failed, and has changed nothing: division by zero\./,
  );
  expect((await client.query('SELECT max(n) AS n FROM counted')).rows).toEqual([{ n: 3 }]);
});

test('a table that somebody uses for long is waited for, without keeping others from it', async () => {
  await client.query('BEGIN');
  await client.query('SELECT * FROM counted');
  const others = new pg.Client({ connectionString: url });
  await others.connect();
  const waiting = async () =>
    (await others.query("SELECT 1 FROM pg_locks WHERE NOT granted AND locktype = 'relation'")).rowCount! > 0;
  const steps = [...known, step('20991231_000005_wide', 'ALTER TABLE "counted" ADD COLUMN "more" integer')];
  const done = migrate({ steps, url });
  await expect.poll(waiting).toBe(true);
  // It gives way after a while, and comes again.
  await expect.poll(waiting, { timeout: 10_000 }).toBe(false);
  expect((await others.query('SELECT count(*)::int AS n FROM counted')).rows).toEqual([{ n: 3 }]);
  await client.query('COMMIT');
  expect(await done).toEqual(['20991231_000005_wide']);
  await others.end();
});

test('what contracts waits for somebody’s word, and for the end of every host that does not know it', async () => {
  const contract = '20991231_000006_contract_counted';
  const steps = [...known, step(contract, 'ALTER TABLE "counted" DROP COLUMN "more"')];
  expect(await migrate({ steps, url })).toEqual([]);
  await client.query(
    `INSERT INTO nasaq_shared.hosts (id, name, version, schema) VALUES (gen_random_uuid(), 'first.example', '1.4.0', '20991231_000005_wide')`,
  );
  await expect(migrate({ steps, url, contract: true })).rejects.toThrow(
    /^first\.example \(1\.4\.0\) still runs an older release/,
  );
  await client.query('UPDATE nasaq_shared.hosts SET schema = $1', [contract]);
  expect(await migrate({ steps, url, contract: true })).toEqual([contract]);
});

test('a host of the release before goes on with tables that have grown, and is refused where they have lost something', async () => {
  await expect(migrate({ steps: known, url })).rejects.toThrow(
    /^A newer release has taken away .* \(20991231_000006_contract_counted\): start that release or a later one/,
  );
  await client.query("DELETE FROM payload_migrations WHERE name LIKE '%_contract_%'");
  expect(await migrate({ steps: known, url })).toEqual([]);
});
