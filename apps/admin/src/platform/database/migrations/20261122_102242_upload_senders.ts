// @ts-nocheck: written by Payload, see content/create-migration.ts.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "uploads" ADD COLUMN "sender" varchar;
  CREATE INDEX "uploads_sender_idx" ON "uploads" USING btree ("sender");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "uploads_sender_idx";
  ALTER TABLE "uploads" DROP COLUMN "sender";`)
}
