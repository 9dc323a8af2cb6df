// @ts-nocheck: written by Payload, see src/create-migration.ts.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "products_screenshots" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"dark_picture_id" integer,
  	"caption" varchar
  );
  
  CREATE TABLE "_products_v_version_screenshots" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"dark_picture_id" integer,
  	"caption" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "works_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"dark_picture_id" integer,
  	"caption" varchar
  );
  
  CREATE TABLE "_works_v_version_gallery" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"dark_picture_id" integer,
  	"caption" varchar,
  	"_uuid" varchar
  );
  
`)

  for (const list of lists) await carryOver(db, list)

  await db.execute(sql`
  ALTER TABLE "products_rels" DROP CONSTRAINT "products_rels_media_fk";
  
  ALTER TABLE "_products_v_rels" DROP CONSTRAINT "_products_v_rels_media_fk";
  
  ALTER TABLE "works_rels" DROP CONSTRAINT "works_rels_media_fk";
  
  ALTER TABLE "_works_v_rels" DROP CONSTRAINT "_works_v_rels_media_fk";
  
  DROP INDEX "products_rels_media_id_idx";
  DROP INDEX "_products_v_rels_media_id_idx";
  DROP INDEX "works_rels_media_id_idx";
  DROP INDEX "_works_v_rels_media_id_idx";
  ALTER TABLE "products_screenshots" ADD CONSTRAINT "products_screenshots_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_screenshots" ADD CONSTRAINT "products_screenshots_dark_picture_id_media_id_fk" FOREIGN KEY ("dark_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_screenshots" ADD CONSTRAINT "products_screenshots_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_screenshots" ADD CONSTRAINT "_products_v_version_screenshots_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_version_screenshots" ADD CONSTRAINT "_products_v_version_screenshots_dark_picture_id_media_id_fk" FOREIGN KEY ("dark_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_version_screenshots" ADD CONSTRAINT "_products_v_version_screenshots_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "works_gallery" ADD CONSTRAINT "works_gallery_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "works_gallery" ADD CONSTRAINT "works_gallery_dark_picture_id_media_id_fk" FOREIGN KEY ("dark_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "works_gallery" ADD CONSTRAINT "works_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_works_v_version_gallery" ADD CONSTRAINT "_works_v_version_gallery_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_works_v_version_gallery" ADD CONSTRAINT "_works_v_version_gallery_dark_picture_id_media_id_fk" FOREIGN KEY ("dark_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_works_v_version_gallery" ADD CONSTRAINT "_works_v_version_gallery_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_works_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_screenshots_order_idx" ON "products_screenshots" USING btree ("_order");
  CREATE INDEX "products_screenshots_parent_id_idx" ON "products_screenshots" USING btree ("_parent_id");
  CREATE INDEX "products_screenshots_locale_idx" ON "products_screenshots" USING btree ("_locale");
  CREATE INDEX "products_screenshots_picture_idx" ON "products_screenshots" USING btree ("picture_id");
  CREATE INDEX "products_screenshots_dark_picture_idx" ON "products_screenshots" USING btree ("dark_picture_id");
  CREATE INDEX "_products_v_version_screenshots_order_idx" ON "_products_v_version_screenshots" USING btree ("_order");
  CREATE INDEX "_products_v_version_screenshots_parent_id_idx" ON "_products_v_version_screenshots" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_screenshots_locale_idx" ON "_products_v_version_screenshots" USING btree ("_locale");
  CREATE INDEX "_products_v_version_screenshots_picture_idx" ON "_products_v_version_screenshots" USING btree ("picture_id");
  CREATE INDEX "_products_v_version_screenshots_dark_picture_idx" ON "_products_v_version_screenshots" USING btree ("dark_picture_id");
  CREATE INDEX "works_gallery_order_idx" ON "works_gallery" USING btree ("_order");
  CREATE INDEX "works_gallery_parent_id_idx" ON "works_gallery" USING btree ("_parent_id");
  CREATE INDEX "works_gallery_locale_idx" ON "works_gallery" USING btree ("_locale");
  CREATE INDEX "works_gallery_picture_idx" ON "works_gallery" USING btree ("picture_id");
  CREATE INDEX "works_gallery_dark_picture_idx" ON "works_gallery" USING btree ("dark_picture_id");
  CREATE INDEX "_works_v_version_gallery_order_idx" ON "_works_v_version_gallery" USING btree ("_order");
  CREATE INDEX "_works_v_version_gallery_parent_id_idx" ON "_works_v_version_gallery" USING btree ("_parent_id");
  CREATE INDEX "_works_v_version_gallery_locale_idx" ON "_works_v_version_gallery" USING btree ("_locale");
  CREATE INDEX "_works_v_version_gallery_picture_idx" ON "_works_v_version_gallery" USING btree ("picture_id");
  CREATE INDEX "_works_v_version_gallery_dark_picture_idx" ON "_works_v_version_gallery" USING btree ("dark_picture_id");
  ALTER TABLE "products_rels" DROP COLUMN "media_id";
  ALTER TABLE "_products_v_rels" DROP COLUMN "media_id";
  ALTER TABLE "works_rels" DROP COLUMN "media_id";
  ALTER TABLE "_works_v_rels" DROP COLUMN "media_id";`)
}

/** What was one list for both languages: the published one of each type and those of its versions. */
const lists = [
  { rows: 'products_screenshots', relations: 'products_rels', path: 'screenshots' },
  { rows: '_products_v_version_screenshots', relations: '_products_v_rels', path: 'version.screenshots', versions: '_products_v' },
  { rows: 'works_gallery', relations: 'works_rels', path: 'gallery' },
  { rows: '_works_v_version_gallery', relations: '_works_v_rels', path: 'version.gallery', versions: '_works_v' },
]

/**
 * Either language gets the whole list. A row is named by its entry, its language and its picture, so that it is the same
 * row in every version.
 */
async function carryOver(db, { path, relations, rows, versions }): Promise<void> {
  await db.execute(sql.raw(`
    INSERT INTO "${rows}" ("_order", "_parent_id", "_locale", "${versions ? '_uuid' : 'id'}", "picture_id")
    SELECT r.place, r.parent_id, l.locale,
      left(md5(concat_ws(':', r.entry, l.locale, r.media_id, row_number() OVER (PARTITION BY r.parent_id, l.locale, r.media_id ORDER BY r.place))), 24),
      r.media_id
    FROM (
      SELECT o.*, ${versions ? 'v.parent_id' : 'o.parent_id'} AS entry,
        row_number() OVER (PARTITION BY o.parent_id ORDER BY o."order", o.id) AS place
      FROM "${relations}" o ${versions ? `JOIN "${versions}" v ON v.id = o.parent_id` : ''}
      WHERE o.path = '${path}' AND o.media_id IS NOT NULL
    ) r CROSS JOIN unnest(enum_range(NULL::"_locales")) AS l(locale);
    DELETE FROM "${relations}" WHERE path = '${path}';`))
}

/** The list of the first language that has one. */
async function carryBack(db, { path, relations, rows }): Promise<void> {
  await db.execute(sql.raw(`
    INSERT INTO "${relations}" ("order", "parent_id", "path", "media_id")
    SELECT r."_order", r."_parent_id", '${path}', r."picture_id" FROM "${rows}" r
    WHERE r."picture_id" IS NOT NULL AND r."_locale" =
      (SELECT min(o."_locale") FROM "${rows}" o WHERE o."_parent_id" = r."_parent_id" AND o."picture_id" IS NOT NULL);`))
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "products_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_products_v_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "works_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "_works_v_rels" ADD COLUMN "media_id" integer;`)

  for (const list of lists) await carryBack(db, list)

  await db.execute(sql`
   ALTER TABLE "products_screenshots" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_screenshots" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "works_gallery" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_works_v_version_gallery" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "products_screenshots" CASCADE;
  DROP TABLE "_products_v_version_screenshots" CASCADE;
  DROP TABLE "works_gallery" CASCADE;
  DROP TABLE "_works_v_version_gallery" CASCADE;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "works_rels" ADD CONSTRAINT "works_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_works_v_rels" ADD CONSTRAINT "_works_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_rels_media_id_idx" ON "products_rels" USING btree ("media_id");
  CREATE INDEX "_products_v_rels_media_id_idx" ON "_products_v_rels" USING btree ("media_id");
  CREATE INDEX "works_rels_media_id_idx" ON "works_rels" USING btree ("media_id");
  CREATE INDEX "_works_v_rels_media_id_idx" ON "_works_v_rels" USING btree ("media_id");`)
}
