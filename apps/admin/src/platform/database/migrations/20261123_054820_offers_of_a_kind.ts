// @ts-nocheck: written by Payload, see src/create-migration.ts.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "services_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "_services_v_version_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "solutions_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "solutions_parts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"gives" varchar,
  	"to" varchar,
  	"existing" boolean
  );
  
  CREATE TABLE "solutions_comparisons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"before" varchar,
  	"after" varchar
  );
  
  CREATE TABLE "_solutions_v_version_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_solutions_v_version_parts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"gives" varchar,
  	"to" varchar,
  	"existing" boolean,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_solutions_v_version_comparisons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"before" varchar,
  	"after" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "industries_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "industries_day" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"time" varchar,
  	"title" varchar,
  	"text" varchar,
  	"made" varchar
  );
  
  CREATE TABLE "_industries_v_version_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_industries_v_version_day" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"time" varchar,
  	"title" varchar,
  	"text" varchar,
  	"made" varchar,
  	"_uuid" varchar
  );
  
  DROP INDEX "industries_rels_services_id_idx";
  DROP INDEX "industries_rels_solutions_id_idx";
  DROP INDEX "industries_rels_industries_id_idx";
  DROP INDEX "industries_rels_products_id_idx";
  DROP INDEX "industries_rels_works_id_idx";
  DROP INDEX "industries_rels_posts_id_idx";
  DROP INDEX "industries_rels_careers_id_idx";
  DROP INDEX "industries_rels_companies_id_idx";
  DROP INDEX "industries_rels_legals_id_idx";
  DROP INDEX "industries_rels_articles_id_idx";
  DROP INDEX "_industries_v_rels_services_id_idx";
  DROP INDEX "_industries_v_rels_solutions_id_idx";
  DROP INDEX "_industries_v_rels_industries_id_idx";
  DROP INDEX "_industries_v_rels_products_id_idx";
  DROP INDEX "_industries_v_rels_works_id_idx";
  DROP INDEX "_industries_v_rels_posts_id_idx";
  DROP INDEX "_industries_v_rels_careers_id_idx";
  DROP INDEX "_industries_v_rels_companies_id_idx";
  DROP INDEX "_industries_v_rels_legals_id_idx";
  DROP INDEX "_industries_v_rels_articles_id_idx";
  ALTER TABLE "services_deliverables" ADD COLUMN "step" numeric;
  ALTER TABLE "_services_v_version_deliverables" ADD COLUMN "step" numeric;
  ALTER TABLE "solutions_deliverables" ADD COLUMN "step" numeric;
  ALTER TABLE "solutions_locales" ADD COLUMN "problem" varchar;
  ALTER TABLE "_solutions_v_version_deliverables" ADD COLUMN "step" numeric;
  ALTER TABLE "_solutions_v_locales" ADD COLUMN "version_problem" varchar;
  ALTER TABLE "industries_deliverables" ADD COLUMN "step" numeric;
  ALTER TABLE "industries_rels" ADD COLUMN "locale" "_locales";
  ALTER TABLE "_industries_v_version_deliverables" ADD COLUMN "step" numeric;
  ALTER TABLE "_industries_v_rels" ADD COLUMN "locale" "_locales";
  ALTER TABLE "services_facts" ADD CONSTRAINT "services_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v_version_facts" ADD CONSTRAINT "_services_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_facts" ADD CONSTRAINT "solutions_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_parts" ADD CONSTRAINT "solutions_parts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions_comparisons" ADD CONSTRAINT "solutions_comparisons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_version_facts" ADD CONSTRAINT "_solutions_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solutions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_version_parts" ADD CONSTRAINT "_solutions_v_version_parts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solutions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_version_comparisons" ADD CONSTRAINT "_solutions_v_version_comparisons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solutions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "industries_facts" ADD CONSTRAINT "industries_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "industries_day" ADD CONSTRAINT "industries_day_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_industries_v_version_facts" ADD CONSTRAINT "_industries_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_industries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_industries_v_version_day" ADD CONSTRAINT "_industries_v_version_day_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_industries_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "services_facts_order_idx" ON "services_facts" USING btree ("_order");
  CREATE INDEX "services_facts_parent_id_idx" ON "services_facts" USING btree ("_parent_id");
  CREATE INDEX "services_facts_locale_idx" ON "services_facts" USING btree ("_locale");
  CREATE INDEX "_services_v_version_facts_order_idx" ON "_services_v_version_facts" USING btree ("_order");
  CREATE INDEX "_services_v_version_facts_parent_id_idx" ON "_services_v_version_facts" USING btree ("_parent_id");
  CREATE INDEX "_services_v_version_facts_locale_idx" ON "_services_v_version_facts" USING btree ("_locale");
  CREATE INDEX "solutions_facts_order_idx" ON "solutions_facts" USING btree ("_order");
  CREATE INDEX "solutions_facts_parent_id_idx" ON "solutions_facts" USING btree ("_parent_id");
  CREATE INDEX "solutions_facts_locale_idx" ON "solutions_facts" USING btree ("_locale");
  CREATE INDEX "solutions_parts_order_idx" ON "solutions_parts" USING btree ("_order");
  CREATE INDEX "solutions_parts_parent_id_idx" ON "solutions_parts" USING btree ("_parent_id");
  CREATE INDEX "solutions_parts_locale_idx" ON "solutions_parts" USING btree ("_locale");
  CREATE INDEX "solutions_comparisons_order_idx" ON "solutions_comparisons" USING btree ("_order");
  CREATE INDEX "solutions_comparisons_parent_id_idx" ON "solutions_comparisons" USING btree ("_parent_id");
  CREATE INDEX "solutions_comparisons_locale_idx" ON "solutions_comparisons" USING btree ("_locale");
  CREATE INDEX "_solutions_v_version_facts_order_idx" ON "_solutions_v_version_facts" USING btree ("_order");
  CREATE INDEX "_solutions_v_version_facts_parent_id_idx" ON "_solutions_v_version_facts" USING btree ("_parent_id");
  CREATE INDEX "_solutions_v_version_facts_locale_idx" ON "_solutions_v_version_facts" USING btree ("_locale");
  CREATE INDEX "_solutions_v_version_parts_order_idx" ON "_solutions_v_version_parts" USING btree ("_order");
  CREATE INDEX "_solutions_v_version_parts_parent_id_idx" ON "_solutions_v_version_parts" USING btree ("_parent_id");
  CREATE INDEX "_solutions_v_version_parts_locale_idx" ON "_solutions_v_version_parts" USING btree ("_locale");
  CREATE INDEX "_solutions_v_version_comparisons_order_idx" ON "_solutions_v_version_comparisons" USING btree ("_order");
  CREATE INDEX "_solutions_v_version_comparisons_parent_id_idx" ON "_solutions_v_version_comparisons" USING btree ("_parent_id");
  CREATE INDEX "_solutions_v_version_comparisons_locale_idx" ON "_solutions_v_version_comparisons" USING btree ("_locale");
  CREATE INDEX "industries_facts_order_idx" ON "industries_facts" USING btree ("_order");
  CREATE INDEX "industries_facts_parent_id_idx" ON "industries_facts" USING btree ("_parent_id");
  CREATE INDEX "industries_facts_locale_idx" ON "industries_facts" USING btree ("_locale");
  CREATE INDEX "industries_day_order_idx" ON "industries_day" USING btree ("_order");
  CREATE INDEX "industries_day_parent_id_idx" ON "industries_day" USING btree ("_parent_id");
  CREATE INDEX "industries_day_locale_idx" ON "industries_day" USING btree ("_locale");
  CREATE INDEX "_industries_v_version_facts_order_idx" ON "_industries_v_version_facts" USING btree ("_order");
  CREATE INDEX "_industries_v_version_facts_parent_id_idx" ON "_industries_v_version_facts" USING btree ("_parent_id");
  CREATE INDEX "_industries_v_version_facts_locale_idx" ON "_industries_v_version_facts" USING btree ("_locale");
  CREATE INDEX "_industries_v_version_day_order_idx" ON "_industries_v_version_day" USING btree ("_order");
  CREATE INDEX "_industries_v_version_day_parent_id_idx" ON "_industries_v_version_day" USING btree ("_parent_id");
  CREATE INDEX "_industries_v_version_day_locale_idx" ON "_industries_v_version_day" USING btree ("_locale");
  CREATE INDEX "industries_rels_locale_idx" ON "industries_rels" USING btree ("locale");
  CREATE INDEX "_industries_v_rels_locale_idx" ON "_industries_v_rels" USING btree ("locale");
  CREATE INDEX "industries_rels_services_id_idx" ON "industries_rels" USING btree ("services_id","locale");
  CREATE INDEX "industries_rels_solutions_id_idx" ON "industries_rels" USING btree ("solutions_id","locale");
  CREATE INDEX "industries_rels_industries_id_idx" ON "industries_rels" USING btree ("industries_id","locale");
  CREATE INDEX "industries_rels_products_id_idx" ON "industries_rels" USING btree ("products_id","locale");
  CREATE INDEX "industries_rels_works_id_idx" ON "industries_rels" USING btree ("works_id","locale");
  CREATE INDEX "industries_rels_posts_id_idx" ON "industries_rels" USING btree ("posts_id","locale");
  CREATE INDEX "industries_rels_careers_id_idx" ON "industries_rels" USING btree ("careers_id","locale");
  CREATE INDEX "industries_rels_companies_id_idx" ON "industries_rels" USING btree ("companies_id","locale");
  CREATE INDEX "industries_rels_legals_id_idx" ON "industries_rels" USING btree ("legals_id","locale");
  CREATE INDEX "industries_rels_articles_id_idx" ON "industries_rels" USING btree ("articles_id","locale");
  CREATE INDEX "_industries_v_rels_services_id_idx" ON "_industries_v_rels" USING btree ("services_id","locale");
  CREATE INDEX "_industries_v_rels_solutions_id_idx" ON "_industries_v_rels" USING btree ("solutions_id","locale");
  CREATE INDEX "_industries_v_rels_industries_id_idx" ON "_industries_v_rels" USING btree ("industries_id","locale");
  CREATE INDEX "_industries_v_rels_products_id_idx" ON "_industries_v_rels" USING btree ("products_id","locale");
  CREATE INDEX "_industries_v_rels_works_id_idx" ON "_industries_v_rels" USING btree ("works_id","locale");
  CREATE INDEX "_industries_v_rels_posts_id_idx" ON "_industries_v_rels" USING btree ("posts_id","locale");
  CREATE INDEX "_industries_v_rels_careers_id_idx" ON "_industries_v_rels" USING btree ("careers_id","locale");
  CREATE INDEX "_industries_v_rels_companies_id_idx" ON "_industries_v_rels" USING btree ("companies_id","locale");
  CREATE INDEX "_industries_v_rels_legals_id_idx" ON "_industries_v_rels" USING btree ("legals_id","locale");
  CREATE INDEX "_industries_v_rels_articles_id_idx" ON "_industries_v_rels" USING btree ("articles_id","locale");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "services_facts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_services_v_version_facts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "solutions_facts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "solutions_parts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "solutions_comparisons" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_solutions_v_version_facts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_solutions_v_version_parts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_solutions_v_version_comparisons" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "industries_facts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "industries_day" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_industries_v_version_facts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_industries_v_version_day" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "services_facts" CASCADE;
  DROP TABLE "_services_v_version_facts" CASCADE;
  DROP TABLE "solutions_facts" CASCADE;
  DROP TABLE "solutions_parts" CASCADE;
  DROP TABLE "solutions_comparisons" CASCADE;
  DROP TABLE "_solutions_v_version_facts" CASCADE;
  DROP TABLE "_solutions_v_version_parts" CASCADE;
  DROP TABLE "_solutions_v_version_comparisons" CASCADE;
  DROP TABLE "industries_facts" CASCADE;
  DROP TABLE "industries_day" CASCADE;
  DROP TABLE "_industries_v_version_facts" CASCADE;
  DROP TABLE "_industries_v_version_day" CASCADE;
  DROP INDEX "industries_rels_locale_idx";
  DROP INDEX "_industries_v_rels_locale_idx";
  DROP INDEX "industries_rels_works_id_idx";
  DROP INDEX "industries_rels_products_id_idx";
  DROP INDEX "industries_rels_solutions_id_idx";
  DROP INDEX "industries_rels_services_id_idx";
  DROP INDEX "industries_rels_industries_id_idx";
  DROP INDEX "industries_rels_posts_id_idx";
  DROP INDEX "industries_rels_careers_id_idx";
  DROP INDEX "industries_rels_companies_id_idx";
  DROP INDEX "industries_rels_legals_id_idx";
  DROP INDEX "industries_rels_articles_id_idx";
  DROP INDEX "_industries_v_rels_works_id_idx";
  DROP INDEX "_industries_v_rels_products_id_idx";
  DROP INDEX "_industries_v_rels_solutions_id_idx";
  DROP INDEX "_industries_v_rels_services_id_idx";
  DROP INDEX "_industries_v_rels_industries_id_idx";
  DROP INDEX "_industries_v_rels_posts_id_idx";
  DROP INDEX "_industries_v_rels_careers_id_idx";
  DROP INDEX "_industries_v_rels_companies_id_idx";
  DROP INDEX "_industries_v_rels_legals_id_idx";
  DROP INDEX "_industries_v_rels_articles_id_idx";
  CREATE INDEX "industries_rels_works_id_idx" ON "industries_rels" USING btree ("works_id");
  CREATE INDEX "industries_rels_products_id_idx" ON "industries_rels" USING btree ("products_id");
  CREATE INDEX "industries_rels_solutions_id_idx" ON "industries_rels" USING btree ("solutions_id");
  CREATE INDEX "industries_rels_services_id_idx" ON "industries_rels" USING btree ("services_id");
  CREATE INDEX "industries_rels_industries_id_idx" ON "industries_rels" USING btree ("industries_id");
  CREATE INDEX "industries_rels_posts_id_idx" ON "industries_rels" USING btree ("posts_id");
  CREATE INDEX "industries_rels_careers_id_idx" ON "industries_rels" USING btree ("careers_id");
  CREATE INDEX "industries_rels_companies_id_idx" ON "industries_rels" USING btree ("companies_id");
  CREATE INDEX "industries_rels_legals_id_idx" ON "industries_rels" USING btree ("legals_id");
  CREATE INDEX "industries_rels_articles_id_idx" ON "industries_rels" USING btree ("articles_id");
  CREATE INDEX "_industries_v_rels_works_id_idx" ON "_industries_v_rels" USING btree ("works_id");
  CREATE INDEX "_industries_v_rels_products_id_idx" ON "_industries_v_rels" USING btree ("products_id");
  CREATE INDEX "_industries_v_rels_solutions_id_idx" ON "_industries_v_rels" USING btree ("solutions_id");
  CREATE INDEX "_industries_v_rels_services_id_idx" ON "_industries_v_rels" USING btree ("services_id");
  CREATE INDEX "_industries_v_rels_industries_id_idx" ON "_industries_v_rels" USING btree ("industries_id");
  CREATE INDEX "_industries_v_rels_posts_id_idx" ON "_industries_v_rels" USING btree ("posts_id");
  CREATE INDEX "_industries_v_rels_careers_id_idx" ON "_industries_v_rels" USING btree ("careers_id");
  CREATE INDEX "_industries_v_rels_companies_id_idx" ON "_industries_v_rels" USING btree ("companies_id");
  CREATE INDEX "_industries_v_rels_legals_id_idx" ON "_industries_v_rels" USING btree ("legals_id");
  CREATE INDEX "_industries_v_rels_articles_id_idx" ON "_industries_v_rels" USING btree ("articles_id");
  ALTER TABLE "services_deliverables" DROP COLUMN "step";
  ALTER TABLE "_services_v_version_deliverables" DROP COLUMN "step";
  ALTER TABLE "solutions_deliverables" DROP COLUMN "step";
  ALTER TABLE "solutions_locales" DROP COLUMN "problem";
  ALTER TABLE "_solutions_v_version_deliverables" DROP COLUMN "step";
  ALTER TABLE "_solutions_v_locales" DROP COLUMN "version_problem";
  ALTER TABLE "industries_deliverables" DROP COLUMN "step";
  ALTER TABLE "industries_rels" DROP COLUMN "locale";
  ALTER TABLE "_industries_v_version_deliverables" DROP COLUMN "step";
  ALTER TABLE "_industries_v_rels" DROP COLUMN "locale";`)
}
