// @ts-nocheck: written by Payload, see src/create-migration.ts.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_media_words_in" AS ENUM('none', 'en', 'ar', 'both');
  CREATE TYPE "public"."enum_media_colours" AS ENUM('plain', 'cmyk', 'wide');
  CREATE TABLE "media_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "media" ADD COLUMN "decorative" boolean DEFAULT false;
  ALTER TABLE "media" ADD COLUMN "words_in" "enum_media_words_in" DEFAULT 'none';
  ALTER TABLE "media" ADD COLUMN "poster_id" integer;
  ALTER TABLE "media" ADD COLUMN "captions_en_id" integer;
  ALTER TABLE "media" ADD COLUMN "captions_ar_id" integer;
  ALTER TABLE "media" ADD COLUMN "colours" "enum_media_colours";
  ALTER TABLE "media_texts" ADD CONSTRAINT "media_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "media_texts_order_parent" ON "media_texts" USING btree ("order","parent_id");
  ALTER TABLE "media" ADD CONSTRAINT "media_poster_id_media_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_captions_en_id_media_id_fk" FOREIGN KEY ("captions_en_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_captions_ar_id_media_id_fk" FOREIGN KEY ("captions_ar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "media_poster_idx" ON "media" USING btree ("poster_id");
  CREATE INDEX "media_captions_en_idx" ON "media" USING btree ("captions_en_id");
  CREATE INDEX "media_captions_ar_idx" ON "media" USING btree ("captions_ar_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "media_texts" CASCADE;
  ALTER TABLE "media" DROP CONSTRAINT IF EXISTS "media_poster_id_media_id_fk";
  
  ALTER TABLE "media" DROP CONSTRAINT IF EXISTS "media_captions_en_id_media_id_fk";
  
  ALTER TABLE "media" DROP CONSTRAINT IF EXISTS "media_captions_ar_id_media_id_fk";
  
  DROP INDEX "media_poster_idx";
  DROP INDEX "media_captions_en_idx";
  DROP INDEX "media_captions_ar_idx";
  ALTER TABLE "media" DROP COLUMN "decorative";
  ALTER TABLE "media" DROP COLUMN "words_in";
  ALTER TABLE "media" DROP COLUMN "poster_id";
  ALTER TABLE "media" DROP COLUMN "captions_en_id";
  ALTER TABLE "media" DROP COLUMN "captions_ar_id";
  ALTER TABLE "media" DROP COLUMN "colours";
  DROP TYPE "public"."enum_media_words_in";
  DROP TYPE "public"."enum_media_colours";`)
}
