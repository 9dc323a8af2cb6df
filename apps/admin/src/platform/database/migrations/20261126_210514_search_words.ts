// @ts-nocheck: written by Payload, see src/create-migration.ts.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_search_synonyms_direction" AS ENUM('both', 'one_way');
  CREATE TYPE "public"."enum_search_rules_effect" AS ENUM('results', 'page', 'ignore', 'nothing');
  CREATE TYPE "public"."enum_search_rules_readers" AS ENUM('all', 'en', 'ar');
  CREATE TABLE "search_synonyms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"direction" "enum_search_synonyms_direction" DEFAULT 'both' NOT NULL,
  	"title" varchar,
  	"search_text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "search_synonyms_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "search_rules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"effect" "enum_search_rules_effect" DEFAULT 'results' NOT NULL,
  	"address" varchar,
  	"readers" "enum_search_rules_readers" DEFAULT 'all' NOT NULL,
  	"title" varchar,
  	"search_text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "search_rules_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "search_rules_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"services_id" integer,
  	"solutions_id" integer,
  	"industries_id" integer,
  	"products_id" integer,
  	"works_id" integer,
  	"posts_id" integer,
  	"careers_id" integer,
  	"companies_id" integer,
  	"legals_id" integer,
  	"articles_id" integer
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "search_synonyms_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "search_rules_id" integer;
  ALTER TABLE "search_synonyms_texts" ADD CONSTRAINT "search_synonyms_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."search_synonyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rules_texts" ADD CONSTRAINT "search_rules_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."search_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rules_rels" ADD CONSTRAINT "search_rules_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."search_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rules_rels" ADD CONSTRAINT "search_rules_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rules_rels" ADD CONSTRAINT "search_rules_rels_solutions_fk" FOREIGN KEY ("solutions_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rules_rels" ADD CONSTRAINT "search_rules_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rules_rels" ADD CONSTRAINT "search_rules_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rules_rels" ADD CONSTRAINT "search_rules_rels_works_fk" FOREIGN KEY ("works_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rules_rels" ADD CONSTRAINT "search_rules_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rules_rels" ADD CONSTRAINT "search_rules_rels_careers_fk" FOREIGN KEY ("careers_id") REFERENCES "public"."careers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rules_rels" ADD CONSTRAINT "search_rules_rels_companies_fk" FOREIGN KEY ("companies_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rules_rels" ADD CONSTRAINT "search_rules_rels_legals_fk" FOREIGN KEY ("legals_id") REFERENCES "public"."legals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rules_rels" ADD CONSTRAINT "search_rules_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "search_synonyms_updated_at_idx" ON "search_synonyms" USING btree ("updated_at");
  CREATE INDEX "search_synonyms_created_at_idx" ON "search_synonyms" USING btree ("created_at");
  CREATE INDEX "search_synonyms_deleted_at_idx" ON "search_synonyms" USING btree ("deleted_at");
  CREATE INDEX "search_synonyms_texts_order_parent" ON "search_synonyms_texts" USING btree ("order","parent_id");
  CREATE INDEX "search_rules_updated_at_idx" ON "search_rules" USING btree ("updated_at");
  CREATE INDEX "search_rules_created_at_idx" ON "search_rules" USING btree ("created_at");
  CREATE INDEX "search_rules_deleted_at_idx" ON "search_rules" USING btree ("deleted_at");
  CREATE INDEX "search_rules_texts_order_parent" ON "search_rules_texts" USING btree ("order","parent_id");
  CREATE INDEX "search_rules_rels_order_idx" ON "search_rules_rels" USING btree ("order");
  CREATE INDEX "search_rules_rels_parent_idx" ON "search_rules_rels" USING btree ("parent_id");
  CREATE INDEX "search_rules_rels_path_idx" ON "search_rules_rels" USING btree ("path");
  CREATE INDEX "search_rules_rels_services_id_idx" ON "search_rules_rels" USING btree ("services_id");
  CREATE INDEX "search_rules_rels_solutions_id_idx" ON "search_rules_rels" USING btree ("solutions_id");
  CREATE INDEX "search_rules_rels_industries_id_idx" ON "search_rules_rels" USING btree ("industries_id");
  CREATE INDEX "search_rules_rels_products_id_idx" ON "search_rules_rels" USING btree ("products_id");
  CREATE INDEX "search_rules_rels_works_id_idx" ON "search_rules_rels" USING btree ("works_id");
  CREATE INDEX "search_rules_rels_posts_id_idx" ON "search_rules_rels" USING btree ("posts_id");
  CREATE INDEX "search_rules_rels_careers_id_idx" ON "search_rules_rels" USING btree ("careers_id");
  CREATE INDEX "search_rules_rels_companies_id_idx" ON "search_rules_rels" USING btree ("companies_id");
  CREATE INDEX "search_rules_rels_legals_id_idx" ON "search_rules_rels" USING btree ("legals_id");
  CREATE INDEX "search_rules_rels_articles_id_idx" ON "search_rules_rels" USING btree ("articles_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_synonyms_fk" FOREIGN KEY ("search_synonyms_id") REFERENCES "public"."search_synonyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_rules_fk" FOREIGN KEY ("search_rules_id") REFERENCES "public"."search_rules"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_search_synonyms_id_idx" ON "payload_locked_documents_rels" USING btree ("search_synonyms_id");
  CREATE INDEX "payload_locked_documents_rels_search_rules_id_idx" ON "payload_locked_documents_rels" USING btree ("search_rules_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "search_synonyms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_synonyms_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_rules" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_rules_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "search_rules_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "search_synonyms" CASCADE;
  DROP TABLE "search_synonyms_texts" CASCADE;
  DROP TABLE "search_rules" CASCADE;
  DROP TABLE "search_rules_texts" CASCADE;
  DROP TABLE "search_rules_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_search_synonyms_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_search_rules_fk";
  
  DROP INDEX "payload_locked_documents_rels_search_synonyms_id_idx";
  DROP INDEX "payload_locked_documents_rels_search_rules_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "search_synonyms_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "search_rules_id";
  DROP TYPE "public"."enum_search_synonyms_direction";
  DROP TYPE "public"."enum_search_rules_effect";
  DROP TYPE "public"."enum_search_rules_readers";`)
}
