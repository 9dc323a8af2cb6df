// @ts-nocheck: written by Payload, see src/create-migration.ts.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_history_act" ADD VALUE 'moved' BEFORE 'shared';
  ALTER TYPE "public"."enum_history_act" ADD VALUE 'removed' BEFORE 'shared';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "history" ALTER COLUMN "act" SET DATA TYPE text;
  UPDATE "history" SET "act" = 'wrote' WHERE "act" IN ('moved', 'removed');
  DROP TYPE "public"."enum_history_act";
  CREATE TYPE "public"."enum_history_act" AS ENUM('made', 'wrote', 'translated', 'shared', 'confirmed', 'drafted', 'dismissed', 'turned', 'asked', 'withdrew', 'returned', 'approved', 'released', 'published', 'unpublished', 'scheduled', 'unscheduled', 'restored', 'trashed', 'untrashed');
  ALTER TABLE "history" ALTER COLUMN "act" SET DATA TYPE "public"."enum_history_act" USING "act"::"public"."enum_history_act";`)
}
