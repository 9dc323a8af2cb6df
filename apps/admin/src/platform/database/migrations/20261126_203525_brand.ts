// @ts-nocheck: written by Payload, see src/create-migration.ts.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_brand_families" AS ENUM('fourfold', 'sixfold', 'eightfold', 'tenfold', 'twelvefold');
  CREATE TYPE "public"."enum_brand_mark" AS ENUM('house', 'rosette', 'file');
  CREATE TYPE "public"."enum_brand_faces" AS ENUM('plex', 'cairo', 'readex', 'naskh', 'tajawal', 'own');
  CREATE TYPE "public"."enum_brand_corner" AS ENUM('sharp', 'soft', 'round');
  CREATE TYPE "public"."enum_brand_art" AS ENUM('patterns', 'photographs');
  CREATE TYPE "public"."enum_brand_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__brand_v_version_families" AS ENUM('fourfold', 'sixfold', 'eightfold', 'tenfold', 'twelvefold');
  CREATE TYPE "public"."enum__brand_v_version_mark" AS ENUM('house', 'rosette', 'file');
  CREATE TYPE "public"."enum__brand_v_version_faces" AS ENUM('plex', 'cairo', 'readex', 'naskh', 'tajawal', 'own');
  CREATE TYPE "public"."enum__brand_v_version_corner" AS ENUM('sharp', 'soft', 'round');
  CREATE TYPE "public"."enum__brand_v_version_art" AS ENUM('patterns', 'photographs');
  CREATE TYPE "public"."enum__brand_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__brand_v_published_locale" AS ENUM('en', 'ar');
  CREATE TABLE "brand_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hash" varchar NOT NULL,
  	"type" varchar NOT NULL,
  	"bytes" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "brand_families" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_brand_families",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "brand" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"changes" jsonb,
  	"mark" "enum_brand_mark" DEFAULT 'house',
  	"logo" jsonb,
  	"logo_dark" jsonb,
  	"logo_has_name" boolean,
  	"icon" jsonb,
  	"colour" varchar,
  	"accent" varchar,
  	"faces" "enum_brand_faces",
  	"own_faces_latin" jsonb,
  	"own_faces_latin_bold" jsonb,
  	"own_faces_arabic" jsonb,
  	"own_faces_arabic_bold" jsonb,
  	"own_faces_licence" varchar,
  	"corner" "enum_brand_corner",
  	"art" "enum_brand_art",
  	"sensitive" boolean,
  	"_status" "enum_brand_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_brand_v_version_families" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__brand_v_version_families",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_brand_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_changes" jsonb,
  	"version_mark" "enum__brand_v_version_mark" DEFAULT 'house',
  	"version_logo" jsonb,
  	"version_logo_dark" jsonb,
  	"version_logo_has_name" boolean,
  	"version_icon" jsonb,
  	"version_colour" varchar,
  	"version_accent" varchar,
  	"version_faces" "enum__brand_v_version_faces",
  	"version_own_faces_latin" jsonb,
  	"version_own_faces_latin_bold" jsonb,
  	"version_own_faces_arabic" jsonb,
  	"version_own_faces_arabic_bold" jsonb,
  	"version_own_faces_licence" varchar,
  	"version_corner" "enum__brand_v_version_corner",
  	"version_art" "enum__brand_v_version_art",
  	"version_sensitive" boolean,
  	"version__status" "enum__brand_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__brand_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "brand_families" ADD CONSTRAINT "brand_families_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_brand_v_version_families" ADD CONSTRAINT "_brand_v_version_families_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_brand_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "brand_files_hash_idx" ON "brand_files" USING btree ("hash");
  CREATE INDEX "brand_files_updated_at_idx" ON "brand_files" USING btree ("updated_at");
  CREATE INDEX "brand_files_created_at_idx" ON "brand_files" USING btree ("created_at");
  CREATE INDEX "brand_families_order_idx" ON "brand_families" USING btree ("order");
  CREATE INDEX "brand_families_parent_idx" ON "brand_families" USING btree ("parent_id");
  CREATE INDEX "brand__status_idx" ON "brand" USING btree ("_status");
  CREATE INDEX "_brand_v_version_families_order_idx" ON "_brand_v_version_families" USING btree ("order");
  CREATE INDEX "_brand_v_version_families_parent_idx" ON "_brand_v_version_families" USING btree ("parent_id");
  CREATE INDEX "_brand_v_version_version__status_idx" ON "_brand_v" USING btree ("version__status");
  CREATE INDEX "_brand_v_created_at_idx" ON "_brand_v" USING btree ("created_at");
  CREATE INDEX "_brand_v_updated_at_idx" ON "_brand_v" USING btree ("updated_at");
  CREATE INDEX "_brand_v_snapshot_idx" ON "_brand_v" USING btree ("snapshot");
  CREATE INDEX "_brand_v_published_locale_idx" ON "_brand_v" USING btree ("published_locale");
  CREATE INDEX "_brand_v_latest_idx" ON "_brand_v" USING btree ("latest");
  CREATE INDEX "_brand_v_autosave_idx" ON "_brand_v" USING btree ("autosave");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "brand_files" CASCADE;
  DROP TABLE "brand_families" CASCADE;
  DROP TABLE "brand" CASCADE;
  DROP TABLE "_brand_v_version_families" CASCADE;
  DROP TABLE "_brand_v" CASCADE;
  DROP TYPE "public"."enum_brand_families";
  DROP TYPE "public"."enum_brand_mark";
  DROP TYPE "public"."enum_brand_faces";
  DROP TYPE "public"."enum_brand_corner";
  DROP TYPE "public"."enum_brand_art";
  DROP TYPE "public"."enum_brand_status";
  DROP TYPE "public"."enum__brand_v_version_families";
  DROP TYPE "public"."enum__brand_v_version_mark";
  DROP TYPE "public"."enum__brand_v_version_faces";
  DROP TYPE "public"."enum__brand_v_version_corner";
  DROP TYPE "public"."enum__brand_v_version_art";
  DROP TYPE "public"."enum__brand_v_version_status";
  DROP TYPE "public"."enum__brand_v_published_locale";`)
}
