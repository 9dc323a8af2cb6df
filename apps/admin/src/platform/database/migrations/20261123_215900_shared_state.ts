// @ts-nocheck: two copies of the query builder are installed, whose types do not know each other.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * What hosts on one database share besides content: which of them run, and what their limits have counted. It need not
 * survive the server (no write-ahead log), belongs in no backup, and Payload knows nothing of it: a schema of its own,
 * which no user is called like, since that of a user comes before `public` in their search path.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE SCHEMA IF NOT EXISTS "nasaq_shared";
    CREATE UNLOGGED TABLE IF NOT EXISTS "nasaq_shared"."hosts" (
      "id" uuid PRIMARY KEY,
      "name" text NOT NULL,
      "version" text NOT NULL,
      "schema" text NOT NULL,
      "started_at" timestamptz NOT NULL DEFAULT now(),
      "seen_at" timestamptz NOT NULL DEFAULT now()
    );
    CREATE UNLOGGED TABLE IF NOT EXISTS "nasaq_shared"."limits" (
      "key" text PRIMARY KEY,
      "times" timestamptz[] NOT NULL DEFAULT '{}',
      "value" text,
      "until" timestamptz NOT NULL
    );
    CREATE INDEX IF NOT EXISTS "limits_until_idx" ON "nasaq_shared"."limits" ("until");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP SCHEMA "nasaq_shared" CASCADE;`);
}
