// @ts-nocheck: written by Payload, see src/create-migration.ts.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_site_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__site_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__site_v_published_locale" AS ENUM('en', 'ar');
  ALTER TABLE "site_opening_hours_week" ALTER COLUMN "weekday" DROP NOT NULL;
  ALTER TABLE "site_opening_hours_week" ALTER COLUMN "from" DROP NOT NULL;
  ALTER TABLE "site_opening_hours_week" ALTER COLUMN "to" DROP NOT NULL;
  ALTER TABLE "site_special_hours" ALTER COLUMN "from" DROP NOT NULL;
  ALTER TABLE "site_special_hours" ALTER COLUMN "to" DROP NOT NULL;
  ALTER TABLE "site_special_days" ALTER COLUMN "date" DROP NOT NULL;
  ALTER TABLE "site" ALTER COLUMN "email" DROP NOT NULL;
  ALTER TABLE "site" ALTER COLUMN "phone" DROP NOT NULL;
  ALTER TABLE "site" ALTER COLUMN "numbering_system" DROP NOT NULL;
  ALTER TABLE "site" ALTER COLUMN "opening_hours_time_zone" DROP NOT NULL;
  ALTER TABLE "site_locales" ALTER COLUMN "name" DROP NOT NULL;
  ALTER TABLE "site_locales" ALTER COLUMN "description" DROP NOT NULL;
  ALTER TABLE "_site_v_version_opening_hours_week" ALTER COLUMN "weekday" DROP NOT NULL;
  ALTER TABLE "_site_v_version_opening_hours_week" ALTER COLUMN "from" DROP NOT NULL;
  ALTER TABLE "_site_v_version_opening_hours_week" ALTER COLUMN "to" DROP NOT NULL;
  ALTER TABLE "_site_special_hours_v" ALTER COLUMN "from" DROP NOT NULL;
  ALTER TABLE "_site_special_hours_v" ALTER COLUMN "to" DROP NOT NULL;
  ALTER TABLE "_site_special_days_v" ALTER COLUMN "date" DROP NOT NULL;
  ALTER TABLE "_site_v" ALTER COLUMN "version_email" DROP NOT NULL;
  ALTER TABLE "_site_v" ALTER COLUMN "version_phone" DROP NOT NULL;
  ALTER TABLE "_site_v" ALTER COLUMN "version_numbering_system" DROP NOT NULL;
  ALTER TABLE "_site_v" ALTER COLUMN "version_opening_hours_time_zone" DROP NOT NULL;
  ALTER TABLE "_site_v_locales" ALTER COLUMN "version_name" DROP NOT NULL;
  ALTER TABLE "_site_v_locales" ALTER COLUMN "version_description" DROP NOT NULL;
  ALTER TABLE "site" ADD COLUMN "_status" "enum_site_status" DEFAULT 'draft';
  ALTER TABLE "_site_v" ADD COLUMN "version__status" "enum__site_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_site_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_site_v" ADD COLUMN "published_locale" "enum__site_v_published_locale";
  ALTER TABLE "_site_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "_site_v" ADD COLUMN "autosave" boolean;
  CREATE INDEX "site__status_idx" ON "site" USING btree ("_status");
  CREATE INDEX "_site_v_version_version__status_idx" ON "_site_v" USING btree ("version__status");
  CREATE INDEX "_site_v_snapshot_idx" ON "_site_v" USING btree ("snapshot");
  CREATE INDEX "_site_v_published_locale_idx" ON "_site_v" USING btree ("published_locale");
  CREATE INDEX "_site_v_latest_idx" ON "_site_v" USING btree ("latest");
  CREATE INDEX "_site_v_autosave_idx" ON "_site_v" USING btree ("autosave");
  -- What was saved was published: readers had each of these at once.
  UPDATE "site" SET "_status" = 'published';
  UPDATE "_site_v" SET "version__status" = 'published';
  UPDATE "_site_v" SET "latest" = true WHERE "id" = (SELECT "id" FROM "_site_v" ORDER BY "updated_at" DESC, "id" DESC LIMIT 1);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  -- Without drafts the newest version is what readers have. Of a language that was never finished, half is kept.
  DELETE FROM "_site_v" WHERE "version__status" = 'draft';
  UPDATE "_site_v_locales" SET "version_name" = coalesce("version_name", ''), "version_description" = coalesce("version_description", '');
  UPDATE "site_locales" SET "name" = coalesce("name", ''), "description" = coalesce("description", '');
   DROP INDEX "site__status_idx";
  DROP INDEX "_site_v_version_version__status_idx";
  DROP INDEX "_site_v_snapshot_idx";
  DROP INDEX "_site_v_published_locale_idx";
  DROP INDEX "_site_v_latest_idx";
  DROP INDEX "_site_v_autosave_idx";
  ALTER TABLE "site_opening_hours_week" ALTER COLUMN "weekday" SET NOT NULL;
  ALTER TABLE "site_opening_hours_week" ALTER COLUMN "from" SET NOT NULL;
  ALTER TABLE "site_opening_hours_week" ALTER COLUMN "to" SET NOT NULL;
  ALTER TABLE "site_special_hours" ALTER COLUMN "from" SET NOT NULL;
  ALTER TABLE "site_special_hours" ALTER COLUMN "to" SET NOT NULL;
  ALTER TABLE "site_special_days" ALTER COLUMN "date" SET NOT NULL;
  ALTER TABLE "site" ALTER COLUMN "email" SET NOT NULL;
  ALTER TABLE "site" ALTER COLUMN "phone" SET NOT NULL;
  ALTER TABLE "site" ALTER COLUMN "numbering_system" SET NOT NULL;
  ALTER TABLE "site" ALTER COLUMN "opening_hours_time_zone" SET NOT NULL;
  ALTER TABLE "site_locales" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "site_locales" ALTER COLUMN "description" SET NOT NULL;
  ALTER TABLE "_site_v_version_opening_hours_week" ALTER COLUMN "weekday" SET NOT NULL;
  ALTER TABLE "_site_v_version_opening_hours_week" ALTER COLUMN "from" SET NOT NULL;
  ALTER TABLE "_site_v_version_opening_hours_week" ALTER COLUMN "to" SET NOT NULL;
  ALTER TABLE "_site_special_hours_v" ALTER COLUMN "from" SET NOT NULL;
  ALTER TABLE "_site_special_hours_v" ALTER COLUMN "to" SET NOT NULL;
  ALTER TABLE "_site_special_days_v" ALTER COLUMN "date" SET NOT NULL;
  ALTER TABLE "_site_v" ALTER COLUMN "version_email" SET NOT NULL;
  ALTER TABLE "_site_v" ALTER COLUMN "version_phone" SET NOT NULL;
  ALTER TABLE "_site_v" ALTER COLUMN "version_numbering_system" SET NOT NULL;
  ALTER TABLE "_site_v" ALTER COLUMN "version_opening_hours_time_zone" SET NOT NULL;
  ALTER TABLE "_site_v_locales" ALTER COLUMN "version_name" SET NOT NULL;
  ALTER TABLE "_site_v_locales" ALTER COLUMN "version_description" SET NOT NULL;
  ALTER TABLE "site" DROP COLUMN "_status";
  ALTER TABLE "_site_v" DROP COLUMN "version__status";
  ALTER TABLE "_site_v" DROP COLUMN "snapshot";
  ALTER TABLE "_site_v" DROP COLUMN "published_locale";
  ALTER TABLE "_site_v" DROP COLUMN "latest";
  ALTER TABLE "_site_v" DROP COLUMN "autosave";
  DROP TYPE "public"."enum_site_status";
  DROP TYPE "public"."enum__site_v_version_status";
  DROP TYPE "public"."enum__site_v_published_locale";`)
}
