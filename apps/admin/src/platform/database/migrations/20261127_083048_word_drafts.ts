// @ts-nocheck: written by Payload, see src/create-migration.ts.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "word_drafts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"locale" varchar NOT NULL,
  	"text" varchar,
  	"base" numeric NOT NULL,
  	"version" numeric NOT NULL,
  	"author_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "words" ADD COLUMN "publication" varchar;
  ALTER TABLE "word_drafts" ADD CONSTRAINT "word_drafts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "word_drafts_author_idx" ON "word_drafts" USING btree ("author_id");
  CREATE INDEX "word_drafts_updated_at_idx" ON "word_drafts" USING btree ("updated_at");
  CREATE INDEX "word_drafts_created_at_idx" ON "word_drafts" USING btree ("created_at");
  CREATE UNIQUE INDEX "key_locale_idx" ON "word_drafts" USING btree ("key","locale");
  CREATE INDEX "words_publication_idx" ON "words" USING btree ("publication");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "word_drafts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "word_drafts" CASCADE;
  DROP INDEX "words_publication_idx";
  ALTER TABLE "words" DROP COLUMN "publication";`)
}
