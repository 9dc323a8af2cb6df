// @ts-nocheck: written by Payload, see src/create-migration.ts.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_site_notices_language" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum__site_v_version_notices_language" AS ENUM('en', 'ar');
  ALTER TABLE "site" ADD COLUMN "notices_language" "enum_site_notices_language";
  ALTER TABLE "_site_v" ADD COLUMN "version_notices_language" "enum__site_v_version_notices_language";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site" DROP COLUMN "notices_language";
  ALTER TABLE "_site_v" DROP COLUMN "version_notices_language";
  DROP TYPE "public"."enum_site_notices_language";
  DROP TYPE "public"."enum__site_v_version_notices_language";`)
}
