// @ts-nocheck: written by Payload, see src/create-migration.ts.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "about_place" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"dark_picture_id" integer,
  	"caption" varchar
  );
  
  CREATE TABLE "_about_v_version_place" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"dark_picture_id" integer,
  	"caption" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "authors" ADD COLUMN "portrait_id" integer;
  ALTER TABLE "authors" ADD COLUMN "dark_portrait_id" integer;
  ALTER TABLE "about_team" ADD COLUMN "portrait_id" integer;
  ALTER TABLE "about_team" ADD COLUMN "dark_portrait_id" integer;
  ALTER TABLE "_about_v_version_team" ADD COLUMN "portrait_id" integer;
  ALTER TABLE "_about_v_version_team" ADD COLUMN "dark_portrait_id" integer;
  ALTER TABLE "about_place" ADD CONSTRAINT "about_place_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about_place" ADD CONSTRAINT "about_place_dark_picture_id_media_id_fk" FOREIGN KEY ("dark_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about_place" ADD CONSTRAINT "about_place_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_version_place" ADD CONSTRAINT "_about_v_version_place_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_v_version_place" ADD CONSTRAINT "_about_v_version_place_dark_picture_id_media_id_fk" FOREIGN KEY ("dark_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_v_version_place" ADD CONSTRAINT "_about_v_version_place_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "about_place_order_idx" ON "about_place" USING btree ("_order");
  CREATE INDEX "about_place_parent_id_idx" ON "about_place" USING btree ("_parent_id");
  CREATE INDEX "about_place_locale_idx" ON "about_place" USING btree ("_locale");
  CREATE INDEX "about_place_picture_idx" ON "about_place" USING btree ("picture_id");
  CREATE INDEX "about_place_dark_picture_idx" ON "about_place" USING btree ("dark_picture_id");
  CREATE INDEX "_about_v_version_place_order_idx" ON "_about_v_version_place" USING btree ("_order");
  CREATE INDEX "_about_v_version_place_parent_id_idx" ON "_about_v_version_place" USING btree ("_parent_id");
  CREATE INDEX "_about_v_version_place_locale_idx" ON "_about_v_version_place" USING btree ("_locale");
  CREATE INDEX "_about_v_version_place_picture_idx" ON "_about_v_version_place" USING btree ("picture_id");
  CREATE INDEX "_about_v_version_place_dark_picture_idx" ON "_about_v_version_place" USING btree ("dark_picture_id");
  ALTER TABLE "authors" ADD CONSTRAINT "authors_portrait_id_media_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "authors" ADD CONSTRAINT "authors_dark_portrait_id_media_id_fk" FOREIGN KEY ("dark_portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about_team" ADD CONSTRAINT "about_team_portrait_id_media_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about_team" ADD CONSTRAINT "about_team_dark_portrait_id_media_id_fk" FOREIGN KEY ("dark_portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_v_version_team" ADD CONSTRAINT "_about_v_version_team_portrait_id_media_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_v_version_team" ADD CONSTRAINT "_about_v_version_team_dark_portrait_id_media_id_fk" FOREIGN KEY ("dark_portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "authors_portrait_idx" ON "authors" USING btree ("portrait_id");
  CREATE INDEX "authors_dark_portrait_idx" ON "authors" USING btree ("dark_portrait_id");
  CREATE INDEX "about_team_portrait_idx" ON "about_team" USING btree ("portrait_id");
  CREATE INDEX "about_team_dark_portrait_idx" ON "about_team" USING btree ("dark_portrait_id");
  CREATE INDEX "_about_v_version_team_portrait_idx" ON "_about_v_version_team" USING btree ("portrait_id");
  CREATE INDEX "_about_v_version_team_dark_portrait_idx" ON "_about_v_version_team" USING btree ("dark_portrait_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "about_place" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_about_v_version_place" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "about_place" CASCADE;
  DROP TABLE "_about_v_version_place" CASCADE;
  ALTER TABLE "authors" DROP CONSTRAINT IF EXISTS "authors_portrait_id_media_id_fk";
  
  ALTER TABLE "authors" DROP CONSTRAINT IF EXISTS "authors_dark_portrait_id_media_id_fk";
  
  ALTER TABLE "about_team" DROP CONSTRAINT IF EXISTS "about_team_portrait_id_media_id_fk";
  
  ALTER TABLE "about_team" DROP CONSTRAINT IF EXISTS "about_team_dark_portrait_id_media_id_fk";
  
  ALTER TABLE "_about_v_version_team" DROP CONSTRAINT IF EXISTS "_about_v_version_team_portrait_id_media_id_fk";
  
  ALTER TABLE "_about_v_version_team" DROP CONSTRAINT IF EXISTS "_about_v_version_team_dark_portrait_id_media_id_fk";
  
  DROP INDEX "authors_portrait_idx";
  DROP INDEX "authors_dark_portrait_idx";
  DROP INDEX "about_team_portrait_idx";
  DROP INDEX "about_team_dark_portrait_idx";
  DROP INDEX "_about_v_version_team_portrait_idx";
  DROP INDEX "_about_v_version_team_dark_portrait_idx";
  ALTER TABLE "authors" DROP COLUMN "portrait_id";
  ALTER TABLE "authors" DROP COLUMN "dark_portrait_id";
  ALTER TABLE "about_team" DROP COLUMN "portrait_id";
  ALTER TABLE "about_team" DROP COLUMN "dark_portrait_id";
  ALTER TABLE "_about_v_version_team" DROP COLUMN "portrait_id";
  ALTER TABLE "_about_v_version_team" DROP COLUMN "dark_portrait_id";`)
}
