// @ts-nocheck: written by Payload, see src/create-migration.ts.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "canned_replies" ADD COLUMN "changes" jsonb;
  ALTER TABLE "search_synonyms" ADD COLUMN "changes" jsonb;
  ALTER TABLE "search_rules" ADD COLUMN "changes" jsonb;
  ALTER TABLE "categories" ADD COLUMN "changes" jsonb;
  ALTER TABLE "authors" ADD COLUMN "changes" jsonb;
  ALTER TABLE "tags" ADD COLUMN "changes" jsonb;
  ALTER TABLE "terms" ADD COLUMN "changes" jsonb;
  ALTER TABLE "media" ADD COLUMN "changes" jsonb;
  ALTER TABLE "redirects" ADD COLUMN "changes" jsonb;
  ALTER TABLE "site" ADD COLUMN "changes" jsonb;
  ALTER TABLE "_site_v" ADD COLUMN "version_changes" jsonb;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "canned_replies" DROP COLUMN "changes";
  ALTER TABLE "search_synonyms" DROP COLUMN "changes";
  ALTER TABLE "search_rules" DROP COLUMN "changes";
  ALTER TABLE "categories" DROP COLUMN "changes";
  ALTER TABLE "authors" DROP COLUMN "changes";
  ALTER TABLE "tags" DROP COLUMN "changes";
  ALTER TABLE "terms" DROP COLUMN "changes";
  ALTER TABLE "media" DROP COLUMN "changes";
  ALTER TABLE "redirects" DROP COLUMN "changes";
  ALTER TABLE "site" DROP COLUMN "changes";
  ALTER TABLE "_site_v" DROP COLUMN "version_changes";`)
}
