// @ts-nocheck: written by Payload, see src/create-migration.ts.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_landing_pages_state_en" AS ENUM('missing', 'outdated', 'machine', 'review', 'draft', 'confirmed', 'source', 'empty');
  CREATE TYPE "public"."enum_landing_pages_state_ar" AS ENUM('missing', 'outdated', 'machine', 'review', 'draft', 'confirmed', 'source', 'empty');
  CREATE TYPE "public"."enum_landing_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__landing_pages_v_version_state_en" AS ENUM('missing', 'outdated', 'machine', 'review', 'draft', 'confirmed', 'source', 'empty');
  CREATE TYPE "public"."enum__landing_pages_v_version_state_ar" AS ENUM('missing', 'outdated', 'machine', 'review', 'draft', 'confirmed', 'source', 'empty');
  CREATE TYPE "public"."enum__landing_pages_v_published_locale" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum__landing_pages_v_version_status" AS ENUM('draft', 'published');
  ALTER TYPE "public"."enum_users_editor_of" ADD VALUE 'landing-pages' BEFORE 'home';
  CREATE TABLE "landing_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"changes" jsonb,
  	"translation" jsonb,
  	"state_en" "enum_landing_pages_state_en",
  	"state_ar" "enum_landing_pages_state_ar",
  	"since_en" timestamp(3) with time zone,
  	"since_ar" timestamp(3) with time zone,
  	"published_at" timestamp(3) with time zone,
  	"cover_id" integer,
  	"key" varchar,
  	"created_by_id" integer,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "landing_pages_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"blocks" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"slug" varchar,
  	"search_text" varchar,
  	"_status" "enum_landing_pages_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_landing_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_changes" jsonb,
  	"version_translation" jsonb,
  	"version_state_en" "enum__landing_pages_v_version_state_en",
  	"version_state_ar" "enum__landing_pages_v_version_state_ar",
  	"version_since_en" timestamp(3) with time zone,
  	"version_since_ar" timestamp(3) with time zone,
  	"version_published_at" timestamp(3) with time zone,
  	"version_cover_id" integer,
  	"version_key" varchar,
  	"version_created_by_id" integer,
  	"version_updated_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__landing_pages_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_landing_pages_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_blocks" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_slug" varchar,
  	"version_search_text" varchar,
  	"version__status" "enum__landing_pages_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "services_rels" ADD COLUMN "landing_pages_id" integer;
  ALTER TABLE "_services_v_rels" ADD COLUMN "landing_pages_id" integer;
  ALTER TABLE "solutions_rels" ADD COLUMN "landing_pages_id" integer;
  ALTER TABLE "_solutions_v_rels" ADD COLUMN "landing_pages_id" integer;
  ALTER TABLE "industries_rels" ADD COLUMN "landing_pages_id" integer;
  ALTER TABLE "_industries_v_rels" ADD COLUMN "landing_pages_id" integer;
  ALTER TABLE "products_rels" ADD COLUMN "landing_pages_id" integer;
  ALTER TABLE "_products_v_rels" ADD COLUMN "landing_pages_id" integer;
  ALTER TABLE "posts_rels" ADD COLUMN "landing_pages_id" integer;
  ALTER TABLE "_posts_v_rels" ADD COLUMN "landing_pages_id" integer;
  ALTER TABLE "companies_locales" ADD COLUMN "blocks" jsonb;
  ALTER TABLE "_companies_v_locales" ADD COLUMN "version_blocks" jsonb;
  ALTER TABLE "articles_rels" ADD COLUMN "landing_pages_id" integer;
  ALTER TABLE "_articles_v_rels" ADD COLUMN "landing_pages_id" integer;
  ALTER TABLE "search_rules_rels" ADD COLUMN "landing_pages_id" integer;
  ALTER TABLE "home_locales" ADD COLUMN "sections" jsonb;
  ALTER TABLE "_home_v_locales" ADD COLUMN "version_sections" jsonb;
  ALTER TABLE "about_locales" ADD COLUMN "blocks" jsonb;
  ALTER TABLE "_about_v_locales" ADD COLUMN "version_blocks" jsonb;
  ALTER TABLE "care_locales" ADD COLUMN "blocks" jsonb;
  ALTER TABLE "_care_v_locales" ADD COLUMN "version_blocks" jsonb;
  ALTER TABLE "review" ADD COLUMN "second_person_landing_pages" boolean;
  ALTER TABLE "landing_pages" ADD CONSTRAINT "landing_pages_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "landing_pages" ADD CONSTRAINT "landing_pages_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "landing_pages" ADD CONSTRAINT "landing_pages_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "landing_pages_locales" ADD CONSTRAINT "landing_pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_landing_pages_v" ADD CONSTRAINT "_landing_pages_v_parent_id_landing_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."landing_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_landing_pages_v" ADD CONSTRAINT "_landing_pages_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_landing_pages_v" ADD CONSTRAINT "_landing_pages_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_landing_pages_v" ADD CONSTRAINT "_landing_pages_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_landing_pages_v_locales" ADD CONSTRAINT "_landing_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_landing_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "landing_pages__order_idx" ON "landing_pages" USING btree ("_order");
  CREATE INDEX "landing_pages_state_en_idx" ON "landing_pages" USING btree ("state_en");
  CREATE INDEX "landing_pages_state_ar_idx" ON "landing_pages" USING btree ("state_ar");
  CREATE INDEX "landing_pages_cover_idx" ON "landing_pages" USING btree ("cover_id");
  CREATE UNIQUE INDEX "landing_pages_key_idx" ON "landing_pages" USING btree ("key");
  CREATE INDEX "landing_pages_created_by_idx" ON "landing_pages" USING btree ("created_by_id");
  CREATE INDEX "landing_pages_updated_by_idx" ON "landing_pages" USING btree ("updated_by_id");
  CREATE INDEX "landing_pages_updated_at_idx" ON "landing_pages" USING btree ("updated_at");
  CREATE INDEX "landing_pages_created_at_idx" ON "landing_pages" USING btree ("created_at");
  CREATE INDEX "landing_pages_deleted_at_idx" ON "landing_pages" USING btree ("deleted_at");
  CREATE INDEX "landing_pages_published_created_idx" ON "landing_pages" USING btree ("published_at","created_at");
  CREATE UNIQUE INDEX "landing_pages_slug_idx" ON "landing_pages_locales" USING btree ("slug","_locale");
  CREATE INDEX "landing_pages__status_idx" ON "landing_pages_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "landing_pages_locales_locale_parent_id_unique" ON "landing_pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "landing_pages_locales_parent_id_locale_idx" ON "landing_pages_locales" USING btree ("_parent_id","_locale");
  CREATE INDEX "landing_pages_locales_locale_status_idx" ON "landing_pages_locales" USING btree ("_locale","_status","_parent_id");
  CREATE INDEX "_landing_pages_v_parent_idx" ON "_landing_pages_v" USING btree ("parent_id");
  CREATE INDEX "_landing_pages_v_version_version__order_idx" ON "_landing_pages_v" USING btree ("version__order");
  CREATE INDEX "_landing_pages_v_version_version_state_en_idx" ON "_landing_pages_v" USING btree ("version_state_en");
  CREATE INDEX "_landing_pages_v_version_version_state_ar_idx" ON "_landing_pages_v" USING btree ("version_state_ar");
  CREATE INDEX "_landing_pages_v_version_version_cover_idx" ON "_landing_pages_v" USING btree ("version_cover_id");
  CREATE INDEX "_landing_pages_v_version_version_key_idx" ON "_landing_pages_v" USING btree ("version_key");
  CREATE INDEX "_landing_pages_v_version_version_created_by_idx" ON "_landing_pages_v" USING btree ("version_created_by_id");
  CREATE INDEX "_landing_pages_v_version_version_updated_by_idx" ON "_landing_pages_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_landing_pages_v_version_version_updated_at_idx" ON "_landing_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_landing_pages_v_version_version_created_at_idx" ON "_landing_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_landing_pages_v_version_version_deleted_at_idx" ON "_landing_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_landing_pages_v_created_at_idx" ON "_landing_pages_v" USING btree ("created_at");
  CREATE INDEX "_landing_pages_v_updated_at_idx" ON "_landing_pages_v" USING btree ("updated_at");
  CREATE INDEX "_landing_pages_v_snapshot_idx" ON "_landing_pages_v" USING btree ("snapshot");
  CREATE INDEX "_landing_pages_v_published_locale_idx" ON "_landing_pages_v" USING btree ("published_locale");
  CREATE INDEX "_landing_pages_v_latest_idx" ON "_landing_pages_v" USING btree ("latest");
  CREATE INDEX "_landing_pages_v_autosave_idx" ON "_landing_pages_v" USING btree ("autosave");
  CREATE INDEX "_landing_pages_v_version_version_slug_idx" ON "_landing_pages_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_landing_pages_v_version_version__status_idx" ON "_landing_pages_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_landing_pages_v_locales_locale_parent_id_unique" ON "_landing_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_landing_pages_v_locales_parent_id_locale_idx" ON "_landing_pages_v_locales" USING btree ("_parent_id","_locale");
  CREATE INDEX "_landing_pages_v_locales_locale_status_idx" ON "_landing_pages_v_locales" USING btree ("_locale","version__status","_parent_id");
  ALTER TABLE "services_rels" ADD CONSTRAINT "services_rels_landing_pages_fk" FOREIGN KEY ("landing_pages_id") REFERENCES "public"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_rels" ADD CONSTRAINT "_services_v_rels_landing_pages_fk" FOREIGN KEY ("landing_pages_id") REFERENCES "public"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_rels" ADD CONSTRAINT "solutions_rels_landing_pages_fk" FOREIGN KEY ("landing_pages_id") REFERENCES "public"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_rels" ADD CONSTRAINT "_solutions_v_rels_landing_pages_fk" FOREIGN KEY ("landing_pages_id") REFERENCES "public"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "industries_rels" ADD CONSTRAINT "industries_rels_landing_pages_fk" FOREIGN KEY ("landing_pages_id") REFERENCES "public"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_industries_v_rels" ADD CONSTRAINT "_industries_v_rels_landing_pages_fk" FOREIGN KEY ("landing_pages_id") REFERENCES "public"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_landing_pages_fk" FOREIGN KEY ("landing_pages_id") REFERENCES "public"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_landing_pages_fk" FOREIGN KEY ("landing_pages_id") REFERENCES "public"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_landing_pages_fk" FOREIGN KEY ("landing_pages_id") REFERENCES "public"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_landing_pages_fk" FOREIGN KEY ("landing_pages_id") REFERENCES "public"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_landing_pages_fk" FOREIGN KEY ("landing_pages_id") REFERENCES "public"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_landing_pages_fk" FOREIGN KEY ("landing_pages_id") REFERENCES "public"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rules_rels" ADD CONSTRAINT "search_rules_rels_landing_pages_fk" FOREIGN KEY ("landing_pages_id") REFERENCES "public"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "services_rels_landing_pages_id_idx" ON "services_rels" USING btree ("landing_pages_id");
  CREATE INDEX "_services_v_rels_landing_pages_id_idx" ON "_services_v_rels" USING btree ("landing_pages_id");
  CREATE INDEX "solutions_rels_landing_pages_id_idx" ON "solutions_rels" USING btree ("landing_pages_id");
  CREATE INDEX "_solutions_v_rels_landing_pages_id_idx" ON "_solutions_v_rels" USING btree ("landing_pages_id");
  CREATE INDEX "industries_rels_landing_pages_id_idx" ON "industries_rels" USING btree ("landing_pages_id","locale");
  CREATE INDEX "_industries_v_rels_landing_pages_id_idx" ON "_industries_v_rels" USING btree ("landing_pages_id","locale");
  CREATE INDEX "products_rels_landing_pages_id_idx" ON "products_rels" USING btree ("landing_pages_id");
  CREATE INDEX "_products_v_rels_landing_pages_id_idx" ON "_products_v_rels" USING btree ("landing_pages_id");
  CREATE INDEX "posts_rels_landing_pages_id_idx" ON "posts_rels" USING btree ("landing_pages_id");
  CREATE INDEX "_posts_v_rels_landing_pages_id_idx" ON "_posts_v_rels" USING btree ("landing_pages_id");
  CREATE INDEX "articles_rels_landing_pages_id_idx" ON "articles_rels" USING btree ("landing_pages_id");
  CREATE INDEX "_articles_v_rels_landing_pages_id_idx" ON "_articles_v_rels" USING btree ("landing_pages_id");
  CREATE INDEX "search_rules_rels_landing_pages_id_idx" ON "search_rules_rels" USING btree ("landing_pages_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "landing_pages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "landing_pages_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_landing_pages_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_landing_pages_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "landing_pages" CASCADE;
  DROP TABLE "landing_pages_locales" CASCADE;
  DROP TABLE "_landing_pages_v" CASCADE;
  DROP TABLE "_landing_pages_v_locales" CASCADE;
  ALTER TABLE "services_rels" DROP CONSTRAINT IF EXISTS "services_rels_landing_pages_fk";
  
  ALTER TABLE "_services_v_rels" DROP CONSTRAINT IF EXISTS "_services_v_rels_landing_pages_fk";
  
  ALTER TABLE "solutions_rels" DROP CONSTRAINT IF EXISTS "solutions_rels_landing_pages_fk";
  
  ALTER TABLE "_solutions_v_rels" DROP CONSTRAINT IF EXISTS "_solutions_v_rels_landing_pages_fk";
  
  ALTER TABLE "industries_rels" DROP CONSTRAINT IF EXISTS "industries_rels_landing_pages_fk";
  
  ALTER TABLE "_industries_v_rels" DROP CONSTRAINT IF EXISTS "_industries_v_rels_landing_pages_fk";
  
  ALTER TABLE "products_rels" DROP CONSTRAINT IF EXISTS "products_rels_landing_pages_fk";
  
  ALTER TABLE "_products_v_rels" DROP CONSTRAINT IF EXISTS "_products_v_rels_landing_pages_fk";
  
  ALTER TABLE "posts_rels" DROP CONSTRAINT IF EXISTS "posts_rels_landing_pages_fk";
  
  ALTER TABLE "_posts_v_rels" DROP CONSTRAINT IF EXISTS "_posts_v_rels_landing_pages_fk";
  
  ALTER TABLE "articles_rels" DROP CONSTRAINT IF EXISTS "articles_rels_landing_pages_fk";
  
  ALTER TABLE "_articles_v_rels" DROP CONSTRAINT IF EXISTS "_articles_v_rels_landing_pages_fk";
  
  ALTER TABLE "search_rules_rels" DROP CONSTRAINT IF EXISTS "search_rules_rels_landing_pages_fk";
  
  ALTER TABLE "users_editor_of" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_users_editor_of";
  CREATE TYPE "public"."enum_users_editor_of" AS ENUM('services', 'solutions', 'industries', 'products', 'works', 'posts', 'careers', 'companies', 'legals', 'articles', 'home', 'about', 'care');
  ALTER TABLE "users_editor_of" ALTER COLUMN "value" SET DATA TYPE "public"."enum_users_editor_of" USING "value"::"public"."enum_users_editor_of";
  DROP INDEX "services_rels_landing_pages_id_idx";
  DROP INDEX "_services_v_rels_landing_pages_id_idx";
  DROP INDEX "solutions_rels_landing_pages_id_idx";
  DROP INDEX "_solutions_v_rels_landing_pages_id_idx";
  DROP INDEX "industries_rels_landing_pages_id_idx";
  DROP INDEX "_industries_v_rels_landing_pages_id_idx";
  DROP INDEX "products_rels_landing_pages_id_idx";
  DROP INDEX "_products_v_rels_landing_pages_id_idx";
  DROP INDEX "posts_rels_landing_pages_id_idx";
  DROP INDEX "_posts_v_rels_landing_pages_id_idx";
  DROP INDEX "articles_rels_landing_pages_id_idx";
  DROP INDEX "_articles_v_rels_landing_pages_id_idx";
  DROP INDEX "search_rules_rels_landing_pages_id_idx";
  ALTER TABLE "services_rels" DROP COLUMN "landing_pages_id";
  ALTER TABLE "_services_v_rels" DROP COLUMN "landing_pages_id";
  ALTER TABLE "solutions_rels" DROP COLUMN "landing_pages_id";
  ALTER TABLE "_solutions_v_rels" DROP COLUMN "landing_pages_id";
  ALTER TABLE "industries_rels" DROP COLUMN "landing_pages_id";
  ALTER TABLE "_industries_v_rels" DROP COLUMN "landing_pages_id";
  ALTER TABLE "products_rels" DROP COLUMN "landing_pages_id";
  ALTER TABLE "_products_v_rels" DROP COLUMN "landing_pages_id";
  ALTER TABLE "posts_rels" DROP COLUMN "landing_pages_id";
  ALTER TABLE "_posts_v_rels" DROP COLUMN "landing_pages_id";
  ALTER TABLE "companies_locales" DROP COLUMN "blocks";
  ALTER TABLE "_companies_v_locales" DROP COLUMN "version_blocks";
  ALTER TABLE "articles_rels" DROP COLUMN "landing_pages_id";
  ALTER TABLE "_articles_v_rels" DROP COLUMN "landing_pages_id";
  ALTER TABLE "search_rules_rels" DROP COLUMN "landing_pages_id";
  ALTER TABLE "home_locales" DROP COLUMN "sections";
  ALTER TABLE "_home_v_locales" DROP COLUMN "version_sections";
  ALTER TABLE "about_locales" DROP COLUMN "blocks";
  ALTER TABLE "_about_v_locales" DROP COLUMN "version_blocks";
  ALTER TABLE "care_locales" DROP COLUMN "blocks";
  ALTER TABLE "_care_v_locales" DROP COLUMN "version_blocks";
  ALTER TABLE "review" DROP COLUMN "second_person_landing_pages";
  DROP TYPE "public"."enum_landing_pages_state_en";
  DROP TYPE "public"."enum_landing_pages_state_ar";
  DROP TYPE "public"."enum_landing_pages_status";
  DROP TYPE "public"."enum__landing_pages_v_version_state_en";
  DROP TYPE "public"."enum__landing_pages_v_version_state_ar";
  DROP TYPE "public"."enum__landing_pages_v_published_locale";
  DROP TYPE "public"."enum__landing_pages_v_version_status";`)
}
