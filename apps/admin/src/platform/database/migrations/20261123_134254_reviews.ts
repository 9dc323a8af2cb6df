// @ts-nocheck: written by Payload, see src/create-migration.ts.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_threads_locale" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_history_locale" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_history_act" AS ENUM('made', 'wrote', 'translated', 'shared', 'confirmed', 'drafted', 'dismissed', 'turned', 'asked', 'withdrew', 'returned', 'approved', 'released', 'published', 'unpublished', 'scheduled', 'unscheduled', 'restored', 'trashed', 'untrashed');
  CREATE TYPE "public"."enum_notices_type" AS ENUM('mention', 'reply', 'asked', 'returned', 'approved');
  CREATE TYPE "public"."enum_notices_locale" AS ENUM('en', 'ar');
  CREATE TABLE "threads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar NOT NULL,
  	"entry" numeric NOT NULL,
  	"locale" "enum_threads_locale",
  	"path" varchar,
  	"quote" varchar,
  	"resolved_at" timestamp(3) with time zone,
  	"resolved_by" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "comments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"thread_id" integer NOT NULL,
  	"author" numeric,
  	"text" varchar,
  	"edited_at" timestamp(3) with time zone,
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "history" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar NOT NULL,
  	"entry" numeric NOT NULL,
  	"locale" "enum_history_locale",
  	"act" "enum_history_act" NOT NULL,
  	"actor" numeric,
  	"asked" numeric,
  	"note" varchar,
  	"words" varchar,
  	"fields" varchar,
  	"due" timestamp(3) with time zone,
  	"withdraws" boolean,
  	"by_clock" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "notices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" integer,
  	"type" "enum_notices_type" NOT NULL,
  	"kind" varchar NOT NULL,
  	"entry" numeric NOT NULL,
  	"locale" "enum_notices_locale",
  	"path" varchar,
  	"thread" numeric,
  	"actor" numeric,
  	"text" varchar,
  	"read_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "review" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"second_person_services" boolean,
  	"second_person_solutions" boolean,
  	"second_person_industries" boolean,
  	"second_person_products" boolean,
  	"second_person_works" boolean,
  	"second_person_posts" boolean,
  	"second_person_careers" boolean,
  	"second_person_companies" boolean,
  	"second_person_legals" boolean,
  	"second_person_articles" boolean,
  	"second_person_home" boolean,
  	"second_person_about" boolean,
  	"second_person_care" boolean,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "comments" ADD CONSTRAINT "comments_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "notices" ADD CONSTRAINT "notices_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "threads_updated_at_idx" ON "threads" USING btree ("updated_at");
  CREATE INDEX "threads_created_at_idx" ON "threads" USING btree ("created_at");
  CREATE INDEX "kind_entry_idx" ON "threads" USING btree ("kind","entry");
  CREATE INDEX "comments_thread_idx" ON "comments" USING btree ("thread_id");
  CREATE INDEX "comments_updated_at_idx" ON "comments" USING btree ("updated_at");
  CREATE INDEX "comments_created_at_idx" ON "comments" USING btree ("created_at");
  CREATE INDEX "history_updated_at_idx" ON "history" USING btree ("updated_at");
  CREATE INDEX "history_created_at_idx" ON "history" USING btree ("created_at");
  CREATE INDEX "kind_entry_locale_idx" ON "history" USING btree ("kind","entry","locale");
  CREATE INDEX "act_kind_entry_idx" ON "history" USING btree ("act","kind","entry");
  CREATE INDEX "notices_member_idx" ON "notices" USING btree ("member_id");
  CREATE INDEX "notices_updated_at_idx" ON "notices" USING btree ("updated_at");
  CREATE INDEX "notices_created_at_idx" ON "notices" USING btree ("created_at");
  CREATE INDEX "member_read_at_idx" ON "notices" USING btree ("member_id","read_at");
  CREATE INDEX "kind_entry_1_idx" ON "notices" USING btree ("kind","entry");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "threads" CASCADE;
  DROP TABLE "comments" CASCADE;
  DROP TABLE "history" CASCADE;
  DROP TABLE "notices" CASCADE;
  DROP TABLE "review" CASCADE;
  DROP TYPE "public"."enum_threads_locale";
  DROP TYPE "public"."enum_history_locale";
  DROP TYPE "public"."enum_history_act";
  DROP TYPE "public"."enum_notices_type";
  DROP TYPE "public"."enum_notices_locale";`)
}
