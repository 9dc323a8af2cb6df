// @ts-nocheck: written by Payload, see src/create-migration.ts.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_checks_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__checks_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__checks_v_published_locale" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_review_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__review_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__review_v_published_locale" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_staff_security_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__staff_security_v_version_second_factor_roles" AS ENUM('admin', 'editor', 'recruiter', 'agent', 'sales');
  CREATE TYPE "public"."enum__staff_security_v_version_second_factor" AS ENUM('own', 'roles', 'all');
  CREATE TYPE "public"."enum__staff_security_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__staff_security_v_published_locale" AS ENUM('en', 'ar');
  CREATE TABLE "_checks_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_changes" jsonb,
  	"version_levels" jsonb,
  	"version__status" "enum__checks_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__checks_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_review_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_changes" jsonb,
  	"version_second_person_services" boolean,
  	"version_second_person_solutions" boolean,
  	"version_second_person_industries" boolean,
  	"version_second_person_products" boolean,
  	"version_second_person_works" boolean,
  	"version_second_person_posts" boolean,
  	"version_second_person_careers" boolean,
  	"version_second_person_companies" boolean,
  	"version_second_person_legals" boolean,
  	"version_second_person_articles" boolean,
  	"version_second_person_landing_pages" boolean,
  	"version_second_person_home" boolean,
  	"version_second_person_about" boolean,
  	"version_second_person_care" boolean,
  	"version__status" "enum__review_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__review_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_staff_security_v_version_second_factor_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__staff_security_v_version_second_factor_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_staff_security_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_changes" jsonb,
  	"version_second_factor" "enum__staff_security_v_version_second_factor" DEFAULT 'own',
  	"version__status" "enum__staff_security_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__staff_security_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "checks" ADD COLUMN "changes" jsonb;
  ALTER TABLE "checks" ADD COLUMN "_status" "enum_checks_status" DEFAULT 'draft';
  ALTER TABLE "review" ADD COLUMN "changes" jsonb;
  ALTER TABLE "review" ADD COLUMN "_status" "enum_review_status" DEFAULT 'draft';
  ALTER TABLE "staff_security" ADD COLUMN "changes" jsonb;
  ALTER TABLE "staff_security" ADD COLUMN "_status" "enum_staff_security_status" DEFAULT 'draft';
  ALTER TABLE "_staff_security_v_version_second_factor_roles" ADD CONSTRAINT "_staff_security_v_version_second_factor_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_staff_security_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_checks_v_version_version__status_idx" ON "_checks_v" USING btree ("version__status");
  CREATE INDEX "_checks_v_created_at_idx" ON "_checks_v" USING btree ("created_at");
  CREATE INDEX "_checks_v_updated_at_idx" ON "_checks_v" USING btree ("updated_at");
  CREATE INDEX "_checks_v_snapshot_idx" ON "_checks_v" USING btree ("snapshot");
  CREATE INDEX "_checks_v_published_locale_idx" ON "_checks_v" USING btree ("published_locale");
  CREATE INDEX "_checks_v_latest_idx" ON "_checks_v" USING btree ("latest");
  CREATE INDEX "_checks_v_autosave_idx" ON "_checks_v" USING btree ("autosave");
  CREATE INDEX "_review_v_version_version__status_idx" ON "_review_v" USING btree ("version__status");
  CREATE INDEX "_review_v_created_at_idx" ON "_review_v" USING btree ("created_at");
  CREATE INDEX "_review_v_updated_at_idx" ON "_review_v" USING btree ("updated_at");
  CREATE INDEX "_review_v_snapshot_idx" ON "_review_v" USING btree ("snapshot");
  CREATE INDEX "_review_v_published_locale_idx" ON "_review_v" USING btree ("published_locale");
  CREATE INDEX "_review_v_latest_idx" ON "_review_v" USING btree ("latest");
  CREATE INDEX "_review_v_autosave_idx" ON "_review_v" USING btree ("autosave");
  CREATE INDEX "_staff_security_v_version_second_factor_roles_order_idx" ON "_staff_security_v_version_second_factor_roles" USING btree ("order");
  CREATE INDEX "_staff_security_v_version_second_factor_roles_parent_idx" ON "_staff_security_v_version_second_factor_roles" USING btree ("parent_id");
  CREATE INDEX "_staff_security_v_version_version__status_idx" ON "_staff_security_v" USING btree ("version__status");
  CREATE INDEX "_staff_security_v_created_at_idx" ON "_staff_security_v" USING btree ("created_at");
  CREATE INDEX "_staff_security_v_updated_at_idx" ON "_staff_security_v" USING btree ("updated_at");
  CREATE INDEX "_staff_security_v_snapshot_idx" ON "_staff_security_v" USING btree ("snapshot");
  CREATE INDEX "_staff_security_v_published_locale_idx" ON "_staff_security_v" USING btree ("published_locale");
  CREATE INDEX "_staff_security_v_latest_idx" ON "_staff_security_v" USING btree ("latest");
  CREATE INDEX "_staff_security_v_autosave_idx" ON "_staff_security_v" USING btree ("autosave");
  CREATE INDEX "checks__status_idx" ON "checks" USING btree ("_status");
  CREATE INDEX "review__status_idx" ON "review" USING btree ("_status");
  CREATE INDEX "staff_security__status_idx" ON "staff_security" USING btree ("_status");
  -- What was saved was in force at once: it is published, and the first version, to which somebody can go back.
  UPDATE "checks" SET "_status" = 'published';
  UPDATE "review" SET "_status" = 'published';
  UPDATE "staff_security" SET "_status" = 'published';
  INSERT INTO "_checks_v" ("version_levels", "version__status", "version_updated_at", "version_created_at", "latest")
    SELECT "levels", 'published', "updated_at", "created_at", true FROM "checks";
  INSERT INTO "_review_v" ("version_second_person_services", "version_second_person_solutions", "version_second_person_industries", "version_second_person_products", "version_second_person_works", "version_second_person_posts", "version_second_person_careers", "version_second_person_companies", "version_second_person_legals", "version_second_person_articles", "version_second_person_landing_pages", "version_second_person_home", "version_second_person_about", "version_second_person_care", "version__status", "version_updated_at", "version_created_at", "latest")
    SELECT "second_person_services", "second_person_solutions", "second_person_industries", "second_person_products", "second_person_works", "second_person_posts", "second_person_careers", "second_person_companies", "second_person_legals", "second_person_articles", "second_person_landing_pages", "second_person_home", "second_person_about", "second_person_care", 'published', "updated_at", "created_at", true FROM "review";
  WITH "first" AS (
    INSERT INTO "_staff_security_v" ("version_second_factor", "version__status", "version_updated_at", "version_created_at", "latest")
      SELECT "second_factor"::text::"enum__staff_security_v_version_second_factor", 'published', "updated_at", "created_at", true FROM "staff_security"
      RETURNING "id")
    INSERT INTO "_staff_security_v_version_second_factor_roles" ("order", "parent_id", "value")
      SELECT "order", "first"."id", "value"::text::"enum__staff_security_v_version_second_factor_roles" FROM "staff_security_second_factor_roles", "first";
  -- When all was last gone over is no setting: it is kept beside them.
  INSERT INTO "payload_kv" ("key", "data")
    SELECT 'nasaq-nightly-checks', to_jsonb(to_char("ran_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    FROM "checks" WHERE "ran_at" IS NOT NULL ON CONFLICT ("key") DO NOTHING;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DELETE FROM "payload_kv" WHERE "key" = 'nasaq-nightly-checks';
   ALTER TABLE "_checks_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_review_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_staff_security_v_version_second_factor_roles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_staff_security_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "_checks_v" CASCADE;
  DROP TABLE "_review_v" CASCADE;
  DROP TABLE "_staff_security_v_version_second_factor_roles" CASCADE;
  DROP TABLE "_staff_security_v" CASCADE;
  DROP INDEX "checks__status_idx";
  DROP INDEX "review__status_idx";
  DROP INDEX "staff_security__status_idx";
  ALTER TABLE "checks" DROP COLUMN "changes";
  ALTER TABLE "checks" DROP COLUMN "_status";
  ALTER TABLE "review" DROP COLUMN "changes";
  ALTER TABLE "review" DROP COLUMN "_status";
  ALTER TABLE "staff_security" DROP COLUMN "changes";
  ALTER TABLE "staff_security" DROP COLUMN "_status";
  DROP TYPE "public"."enum_checks_status";
  DROP TYPE "public"."enum__checks_v_version_status";
  DROP TYPE "public"."enum__checks_v_published_locale";
  DROP TYPE "public"."enum_review_status";
  DROP TYPE "public"."enum__review_v_version_status";
  DROP TYPE "public"."enum__review_v_published_locale";
  DROP TYPE "public"."enum_staff_security_status";
  DROP TYPE "public"."enum__staff_security_v_version_second_factor_roles";
  DROP TYPE "public"."enum__staff_security_v_version_second_factor";
  DROP TYPE "public"."enum__staff_security_v_version_status";
  DROP TYPE "public"."enum__staff_security_v_published_locale";`)
}
