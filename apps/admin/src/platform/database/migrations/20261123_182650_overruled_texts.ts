// @ts-nocheck: written by Payload, see src/create-migration.ts.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "overruled_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"entry" varchar NOT NULL,
  	"member" numeric NOT NULL,
  	"by" numeric,
  	"locale" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"mine" jsonb,
  	"theirs" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "overruled_texts_id" integer;
  CREATE INDEX "overruled_texts_entry_idx" ON "overruled_texts" USING btree ("entry");
  CREATE INDEX "overruled_texts_updated_at_idx" ON "overruled_texts" USING btree ("updated_at");
  CREATE INDEX "overruled_texts_created_at_idx" ON "overruled_texts" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_overruled_texts_fk" FOREIGN KEY ("overruled_texts_id") REFERENCES "public"."overruled_texts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_overruled_texts_id_idx" ON "payload_locked_documents_rels" USING btree ("overruled_texts_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "overruled_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "overruled_texts" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_overruled_texts_fk";
  
  DROP INDEX "payload_locked_documents_rels_overruled_texts_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "overruled_texts_id";`)
}
