// @ts-nocheck: written by Payload, see src/create-migration.ts.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_careers_department" ADD VALUE 'consulting';
  ALTER TYPE "public"."enum_careers_department" ADD VALUE 'production';
  ALTER TYPE "public"."enum_careers_department" ADD VALUE 'service';
  ALTER TYPE "public"."enum_careers_department" ADD VALUE 'finance';
  ALTER TYPE "public"."enum_careers_department" ADD VALUE 'legal';
  ALTER TYPE "public"."enum_careers_department" ADD VALUE 'administration';
  ALTER TYPE "public"."enum__careers_v_version_department" ADD VALUE 'consulting';
  ALTER TYPE "public"."enum__careers_v_version_department" ADD VALUE 'production';
  ALTER TYPE "public"."enum__careers_v_version_department" ADD VALUE 'service';
  ALTER TYPE "public"."enum__careers_v_version_department" ADD VALUE 'finance';
  ALTER TYPE "public"."enum__careers_v_version_department" ADD VALUE 'legal';
  ALTER TYPE "public"."enum__careers_v_version_department" ADD VALUE 'administration';`)
}

// The release before knows none of these teams: its jobs go to the one that every company has.
export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "careers" ALTER COLUMN "department" SET DATA TYPE text;
  UPDATE "careers" SET "department" = 'operations' WHERE "department" NOT IN ('engineering', 'design', 'product', 'content', 'marketing', 'sales', 'operations', 'people');
  DROP TYPE "public"."enum_careers_department";
  CREATE TYPE "public"."enum_careers_department" AS ENUM('engineering', 'design', 'product', 'content', 'marketing', 'sales', 'operations', 'people');
  ALTER TABLE "careers" ALTER COLUMN "department" SET DATA TYPE "public"."enum_careers_department" USING "department"::"public"."enum_careers_department";
  ALTER TABLE "_careers_v" ALTER COLUMN "version_department" SET DATA TYPE text;
  UPDATE "_careers_v" SET "version_department" = 'operations' WHERE "version_department" NOT IN ('engineering', 'design', 'product', 'content', 'marketing', 'sales', 'operations', 'people');
  DROP TYPE "public"."enum__careers_v_version_department";
  CREATE TYPE "public"."enum__careers_v_version_department" AS ENUM('engineering', 'design', 'product', 'content', 'marketing', 'sales', 'operations', 'people');
  ALTER TABLE "_careers_v" ALTER COLUMN "version_department" SET DATA TYPE "public"."enum__careers_v_version_department" USING "version_department"::"public"."enum__careers_v_version_department";`)
}
