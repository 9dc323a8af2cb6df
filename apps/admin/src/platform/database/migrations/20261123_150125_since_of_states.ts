// @ts-nocheck: written by Payload, see src/create-migration.ts.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "services" ADD COLUMN "since_en" timestamp(3) with time zone;
  ALTER TABLE "services" ADD COLUMN "since_ar" timestamp(3) with time zone;
  ALTER TABLE "_services_v" ADD COLUMN "version_since_en" timestamp(3) with time zone;
  ALTER TABLE "_services_v" ADD COLUMN "version_since_ar" timestamp(3) with time zone;
  ALTER TABLE "solutions" ADD COLUMN "since_en" timestamp(3) with time zone;
  ALTER TABLE "solutions" ADD COLUMN "since_ar" timestamp(3) with time zone;
  ALTER TABLE "_solutions_v" ADD COLUMN "version_since_en" timestamp(3) with time zone;
  ALTER TABLE "_solutions_v" ADD COLUMN "version_since_ar" timestamp(3) with time zone;
  ALTER TABLE "industries" ADD COLUMN "since_en" timestamp(3) with time zone;
  ALTER TABLE "industries" ADD COLUMN "since_ar" timestamp(3) with time zone;
  ALTER TABLE "_industries_v" ADD COLUMN "version_since_en" timestamp(3) with time zone;
  ALTER TABLE "_industries_v" ADD COLUMN "version_since_ar" timestamp(3) with time zone;
  ALTER TABLE "products" ADD COLUMN "since_en" timestamp(3) with time zone;
  ALTER TABLE "products" ADD COLUMN "since_ar" timestamp(3) with time zone;
  ALTER TABLE "_products_v" ADD COLUMN "version_since_en" timestamp(3) with time zone;
  ALTER TABLE "_products_v" ADD COLUMN "version_since_ar" timestamp(3) with time zone;
  ALTER TABLE "works" ADD COLUMN "since_en" timestamp(3) with time zone;
  ALTER TABLE "works" ADD COLUMN "since_ar" timestamp(3) with time zone;
  ALTER TABLE "_works_v" ADD COLUMN "version_since_en" timestamp(3) with time zone;
  ALTER TABLE "_works_v" ADD COLUMN "version_since_ar" timestamp(3) with time zone;
  ALTER TABLE "posts" ADD COLUMN "since_en" timestamp(3) with time zone;
  ALTER TABLE "posts" ADD COLUMN "since_ar" timestamp(3) with time zone;
  ALTER TABLE "_posts_v" ADD COLUMN "version_since_en" timestamp(3) with time zone;
  ALTER TABLE "_posts_v" ADD COLUMN "version_since_ar" timestamp(3) with time zone;
  ALTER TABLE "careers" ADD COLUMN "since_en" timestamp(3) with time zone;
  ALTER TABLE "careers" ADD COLUMN "since_ar" timestamp(3) with time zone;
  ALTER TABLE "_careers_v" ADD COLUMN "version_since_en" timestamp(3) with time zone;
  ALTER TABLE "_careers_v" ADD COLUMN "version_since_ar" timestamp(3) with time zone;
  ALTER TABLE "companies" ADD COLUMN "since_en" timestamp(3) with time zone;
  ALTER TABLE "companies" ADD COLUMN "since_ar" timestamp(3) with time zone;
  ALTER TABLE "_companies_v" ADD COLUMN "version_since_en" timestamp(3) with time zone;
  ALTER TABLE "_companies_v" ADD COLUMN "version_since_ar" timestamp(3) with time zone;
  ALTER TABLE "legals" ADD COLUMN "since_en" timestamp(3) with time zone;
  ALTER TABLE "legals" ADD COLUMN "since_ar" timestamp(3) with time zone;
  ALTER TABLE "_legals_v" ADD COLUMN "version_since_en" timestamp(3) with time zone;
  ALTER TABLE "_legals_v" ADD COLUMN "version_since_ar" timestamp(3) with time zone;
  ALTER TABLE "articles" ADD COLUMN "since_en" timestamp(3) with time zone;
  ALTER TABLE "articles" ADD COLUMN "since_ar" timestamp(3) with time zone;
  ALTER TABLE "_articles_v" ADD COLUMN "version_since_en" timestamp(3) with time zone;
  ALTER TABLE "_articles_v" ADD COLUMN "version_since_ar" timestamp(3) with time zone;
  ALTER TABLE "home" ADD COLUMN "since_en" timestamp(3) with time zone;
  ALTER TABLE "home" ADD COLUMN "since_ar" timestamp(3) with time zone;
  ALTER TABLE "_home_v" ADD COLUMN "version_since_en" timestamp(3) with time zone;
  ALTER TABLE "_home_v" ADD COLUMN "version_since_ar" timestamp(3) with time zone;
  ALTER TABLE "about" ADD COLUMN "since_en" timestamp(3) with time zone;
  ALTER TABLE "about" ADD COLUMN "since_ar" timestamp(3) with time zone;
  ALTER TABLE "_about_v" ADD COLUMN "version_since_en" timestamp(3) with time zone;
  ALTER TABLE "_about_v" ADD COLUMN "version_since_ar" timestamp(3) with time zone;
  ALTER TABLE "care" ADD COLUMN "since_en" timestamp(3) with time zone;
  ALTER TABLE "care" ADD COLUMN "since_ar" timestamp(3) with time zone;
  ALTER TABLE "_care_v" ADD COLUMN "version_since_en" timestamp(3) with time zone;
  ALTER TABLE "_care_v" ADD COLUMN "version_since_ar" timestamp(3) with time zone;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "services" DROP COLUMN "since_en";
  ALTER TABLE "services" DROP COLUMN "since_ar";
  ALTER TABLE "_services_v" DROP COLUMN "version_since_en";
  ALTER TABLE "_services_v" DROP COLUMN "version_since_ar";
  ALTER TABLE "solutions" DROP COLUMN "since_en";
  ALTER TABLE "solutions" DROP COLUMN "since_ar";
  ALTER TABLE "_solutions_v" DROP COLUMN "version_since_en";
  ALTER TABLE "_solutions_v" DROP COLUMN "version_since_ar";
  ALTER TABLE "industries" DROP COLUMN "since_en";
  ALTER TABLE "industries" DROP COLUMN "since_ar";
  ALTER TABLE "_industries_v" DROP COLUMN "version_since_en";
  ALTER TABLE "_industries_v" DROP COLUMN "version_since_ar";
  ALTER TABLE "products" DROP COLUMN "since_en";
  ALTER TABLE "products" DROP COLUMN "since_ar";
  ALTER TABLE "_products_v" DROP COLUMN "version_since_en";
  ALTER TABLE "_products_v" DROP COLUMN "version_since_ar";
  ALTER TABLE "works" DROP COLUMN "since_en";
  ALTER TABLE "works" DROP COLUMN "since_ar";
  ALTER TABLE "_works_v" DROP COLUMN "version_since_en";
  ALTER TABLE "_works_v" DROP COLUMN "version_since_ar";
  ALTER TABLE "posts" DROP COLUMN "since_en";
  ALTER TABLE "posts" DROP COLUMN "since_ar";
  ALTER TABLE "_posts_v" DROP COLUMN "version_since_en";
  ALTER TABLE "_posts_v" DROP COLUMN "version_since_ar";
  ALTER TABLE "careers" DROP COLUMN "since_en";
  ALTER TABLE "careers" DROP COLUMN "since_ar";
  ALTER TABLE "_careers_v" DROP COLUMN "version_since_en";
  ALTER TABLE "_careers_v" DROP COLUMN "version_since_ar";
  ALTER TABLE "companies" DROP COLUMN "since_en";
  ALTER TABLE "companies" DROP COLUMN "since_ar";
  ALTER TABLE "_companies_v" DROP COLUMN "version_since_en";
  ALTER TABLE "_companies_v" DROP COLUMN "version_since_ar";
  ALTER TABLE "legals" DROP COLUMN "since_en";
  ALTER TABLE "legals" DROP COLUMN "since_ar";
  ALTER TABLE "_legals_v" DROP COLUMN "version_since_en";
  ALTER TABLE "_legals_v" DROP COLUMN "version_since_ar";
  ALTER TABLE "articles" DROP COLUMN "since_en";
  ALTER TABLE "articles" DROP COLUMN "since_ar";
  ALTER TABLE "_articles_v" DROP COLUMN "version_since_en";
  ALTER TABLE "_articles_v" DROP COLUMN "version_since_ar";
  ALTER TABLE "home" DROP COLUMN "since_en";
  ALTER TABLE "home" DROP COLUMN "since_ar";
  ALTER TABLE "_home_v" DROP COLUMN "version_since_en";
  ALTER TABLE "_home_v" DROP COLUMN "version_since_ar";
  ALTER TABLE "about" DROP COLUMN "since_en";
  ALTER TABLE "about" DROP COLUMN "since_ar";
  ALTER TABLE "_about_v" DROP COLUMN "version_since_en";
  ALTER TABLE "_about_v" DROP COLUMN "version_since_ar";
  ALTER TABLE "care" DROP COLUMN "since_en";
  ALTER TABLE "care" DROP COLUMN "since_ar";
  ALTER TABLE "_care_v" DROP COLUMN "version_since_en";
  ALTER TABLE "_care_v" DROP COLUMN "version_since_ar";`)
}
