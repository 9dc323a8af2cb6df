// @ts-nocheck: written by Payload, see src/create-migration.ts.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_ratings_locale" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_ratings_answer" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_ratings_comment_state" AS ENUM('open', 'answered', 'done');
  CREATE TABLE "ratings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"article_id" integer,
  	"locale" "enum_ratings_locale" NOT NULL,
  	"answer" "enum_ratings_answer" NOT NULL,
  	"comment" varchar,
  	"email" varchar,
  	"comment_state" "enum_ratings_comment_state",
  	"reply" varchar,
  	"replied_by_id" integer,
  	"replied_at" timestamp(3) with time zone,
  	"rated_at" timestamp(3) with time zone,
  	"spam" boolean DEFAULT false,
  	"account_id" integer,
  	"visitor" varchar,
  	"sender_hash" varchar,
  	"search_text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "ratings_id" integer;
  ALTER TABLE "ratings" ADD CONSTRAINT "ratings_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ratings" ADD CONSTRAINT "ratings_replied_by_id_users_id_fk" FOREIGN KEY ("replied_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ratings" ADD CONSTRAINT "ratings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "ratings_article_idx" ON "ratings" USING btree ("article_id");
  CREATE INDEX "ratings_replied_by_idx" ON "ratings" USING btree ("replied_by_id");
  CREATE INDEX "ratings_replied_at_idx" ON "ratings" USING btree ("replied_at");
  CREATE INDEX "ratings_rated_at_idx" ON "ratings" USING btree ("rated_at");
  CREATE INDEX "ratings_spam_idx" ON "ratings" USING btree ("spam");
  CREATE INDEX "ratings_account_idx" ON "ratings" USING btree ("account_id");
  CREATE INDEX "ratings_updated_at_idx" ON "ratings" USING btree ("updated_at");
  CREATE INDEX "ratings_created_at_idx" ON "ratings" USING btree ("created_at");
  CREATE UNIQUE INDEX "article_locale_visitor_idx" ON "ratings" USING btree ("article_id","locale","visitor");
  CREATE UNIQUE INDEX "article_locale_account_idx" ON "ratings" USING btree ("article_id","locale","account_id");
  CREATE INDEX "comment_state_rated_at_idx" ON "ratings" USING btree ("comment_state","rated_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ratings_fk" FOREIGN KEY ("ratings_id") REFERENCES "public"."ratings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_ratings_id_idx" ON "payload_locked_documents_rels" USING btree ("ratings_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "ratings" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "ratings" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_ratings_fk";
  
  DROP INDEX "payload_locked_documents_rels_ratings_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "ratings_id";
  DROP TYPE "public"."enum_ratings_locale";
  DROP TYPE "public"."enum_ratings_answer";
  DROP TYPE "public"."enum_ratings_comment_state";`)
}
