// @ts-nocheck: written by Payload, see src/create-migration.ts.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "about" ADD COLUMN "craft" boolean DEFAULT false;
  ALTER TABLE "_about_v" ADD COLUMN "version_craft" boolean DEFAULT false;`)
  // Pages that are there go on showing what they have shown.
  await db.execute(sql`UPDATE "about" SET "craft" = true`)
  await db.execute(sql`UPDATE "_about_v" SET "version_craft" = true`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "about" DROP COLUMN "craft";
  ALTER TABLE "_about_v" DROP COLUMN "version_craft";`)
}
