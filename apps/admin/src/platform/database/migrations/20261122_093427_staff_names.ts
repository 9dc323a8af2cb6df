// @ts-nocheck: written by Payload, see content/create-migration.ts.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_users_language" AS ENUM('en', 'ar');
  ALTER TABLE "mails" ADD COLUMN "from_name" varchar;
  ALTER TABLE "users" ADD COLUMN "name_en" varchar;
  ALTER TABLE "users" ADD COLUMN "name_ar" varchar;
  ALTER TABLE "users" ADD COLUMN "language" "enum_users_language";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "mails" DROP COLUMN "from_name";
  ALTER TABLE "users" DROP COLUMN "name_en";
  ALTER TABLE "users" DROP COLUMN "name_ar";
  ALTER TABLE "users" DROP COLUMN "language";
  DROP TYPE "public"."enum_users_language";`)
}
