// @ts-nocheck: written by Payload, see src/create-migration.ts.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "works" ADD COLUMN "mark_id" integer;
  ALTER TABLE "_works_v" ADD COLUMN "version_mark_id" integer;
  ALTER TABLE "works" ADD CONSTRAINT "works_mark_id_media_id_fk" FOREIGN KEY ("mark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_works_v" ADD CONSTRAINT "_works_v_version_mark_id_media_id_fk" FOREIGN KEY ("version_mark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "works_mark_idx" ON "works" USING btree ("mark_id");
  CREATE INDEX "_works_v_version_version_mark_idx" ON "_works_v" USING btree ("version_mark_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "works" DROP CONSTRAINT IF EXISTS "works_mark_id_media_id_fk";
  
  ALTER TABLE "_works_v" DROP CONSTRAINT IF EXISTS "_works_v_version_mark_id_media_id_fk";
  
  DROP INDEX "works_mark_idx";
  DROP INDEX "_works_v_version_version_mark_idx";
  ALTER TABLE "works" DROP COLUMN "mark_id";
  ALTER TABLE "_works_v" DROP COLUMN "version_mark_id";`)
}
