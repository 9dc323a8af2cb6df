// @ts-nocheck: written by Payload, see src/create-migration.ts.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "posts" ADD COLUMN "part" numeric;
  ALTER TABLE "posts_locales" ADD COLUMN "series" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_part" numeric;
  ALTER TABLE "_posts_v_locales" ADD COLUMN "version_series" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "posts" DROP COLUMN "part";
  ALTER TABLE "posts_locales" DROP COLUMN "series";
  ALTER TABLE "_posts_v" DROP COLUMN "version_part";
  ALTER TABLE "_posts_v_locales" DROP COLUMN "version_series";`)
}
