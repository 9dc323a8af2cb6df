// @ts-nocheck: written by Payload, see src/create-migration.ts.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "words" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"locale" varchar NOT NULL,
  	"version" numeric NOT NULL,
  	"text" varchar,
  	"built" varchar NOT NULL,
  	"is_newest" boolean DEFAULT true,
  	"author_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "words" ADD CONSTRAINT "words_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "words_is_newest_idx" ON "words" USING btree ("is_newest");
  CREATE INDEX "words_author_idx" ON "words" USING btree ("author_id");
  CREATE INDEX "words_updated_at_idx" ON "words" USING btree ("updated_at");
  CREATE INDEX "words_created_at_idx" ON "words" USING btree ("created_at");
  CREATE UNIQUE INDEX "key_locale_version_idx" ON "words" USING btree ("key","locale","version");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "words" CASCADE;`)
}
