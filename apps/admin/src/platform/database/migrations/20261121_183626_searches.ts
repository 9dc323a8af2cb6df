// @ts-nocheck: written by Payload, see content/create-migration.ts.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_searches_locale" AS ENUM('en', 'ar');
  CREATE TABLE "searches" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"query" varchar NOT NULL,
  	"locale" "enum_searches_locale" NOT NULL,
  	"count" numeric DEFAULT 0 NOT NULL,
  	"last_at" timestamp(3) with time zone NOT NULL,
  	"handled" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "searches_id" integer;
  CREATE INDEX "searches_updated_at_idx" ON "searches" USING btree ("updated_at");
  CREATE INDEX "searches_created_at_idx" ON "searches" USING btree ("created_at");
  CREATE UNIQUE INDEX "query_locale_idx" ON "searches" USING btree ("query","locale");
  CREATE INDEX "handled_count_idx" ON "searches" USING btree ("handled","count");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_searches_fk" FOREIGN KEY ("searches_id") REFERENCES "public"."searches"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_searches_id_idx" ON "payload_locked_documents_rels" USING btree ("searches_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "searches" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "searches" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_searches_fk";
  
  DROP INDEX "payload_locked_documents_rels_searches_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "searches_id";
  DROP TYPE "public"."enum_searches_locale";`)
}
