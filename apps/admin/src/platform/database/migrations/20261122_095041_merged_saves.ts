// @ts-nocheck: written by Payload, see content/create-migration.ts.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_services_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_solutions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_industries_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_products_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_works_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_posts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_careers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_companies_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_legals_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_articles_fk";
  
  DROP INDEX "payload_locked_documents_rels_services_id_idx";
  DROP INDEX "payload_locked_documents_rels_solutions_id_idx";
  DROP INDEX "payload_locked_documents_rels_industries_id_idx";
  DROP INDEX "payload_locked_documents_rels_products_id_idx";
  DROP INDEX "payload_locked_documents_rels_works_id_idx";
  DROP INDEX "payload_locked_documents_rels_posts_id_idx";
  DROP INDEX "payload_locked_documents_rels_careers_id_idx";
  DROP INDEX "payload_locked_documents_rels_companies_id_idx";
  DROP INDEX "payload_locked_documents_rels_legals_id_idx";
  DROP INDEX "payload_locked_documents_rels_articles_id_idx";
  ALTER TABLE "services" ADD COLUMN "changes" jsonb;
  ALTER TABLE "_services_v" ADD COLUMN "version_changes" jsonb;
  ALTER TABLE "solutions" ADD COLUMN "changes" jsonb;
  ALTER TABLE "_solutions_v" ADD COLUMN "version_changes" jsonb;
  ALTER TABLE "industries" ADD COLUMN "changes" jsonb;
  ALTER TABLE "_industries_v" ADD COLUMN "version_changes" jsonb;
  ALTER TABLE "products" ADD COLUMN "changes" jsonb;
  ALTER TABLE "_products_v" ADD COLUMN "version_changes" jsonb;
  ALTER TABLE "works" ADD COLUMN "changes" jsonb;
  ALTER TABLE "_works_v" ADD COLUMN "version_changes" jsonb;
  ALTER TABLE "posts" ADD COLUMN "changes" jsonb;
  ALTER TABLE "_posts_v" ADD COLUMN "version_changes" jsonb;
  ALTER TABLE "careers" ADD COLUMN "changes" jsonb;
  ALTER TABLE "_careers_v" ADD COLUMN "version_changes" jsonb;
  ALTER TABLE "companies" ADD COLUMN "changes" jsonb;
  ALTER TABLE "_companies_v" ADD COLUMN "version_changes" jsonb;
  ALTER TABLE "legals" ADD COLUMN "changes" jsonb;
  ALTER TABLE "_legals_v" ADD COLUMN "version_changes" jsonb;
  ALTER TABLE "articles" ADD COLUMN "changes" jsonb;
  ALTER TABLE "_articles_v" ADD COLUMN "version_changes" jsonb;
  ALTER TABLE "home" ADD COLUMN "changes" jsonb;
  ALTER TABLE "_home_v" ADD COLUMN "version_changes" jsonb;
  ALTER TABLE "about" ADD COLUMN "changes" jsonb;
  ALTER TABLE "_about_v" ADD COLUMN "version_changes" jsonb;
  ALTER TABLE "care" ADD COLUMN "changes" jsonb;
  ALTER TABLE "_care_v" ADD COLUMN "version_changes" jsonb;
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "services_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "solutions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "industries_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "products_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "works_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "posts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "careers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "companies_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "legals_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "articles_id";`)
  await seedStates(db);
}

/** A language that was never written is a draft, as it is in entries that are made from now on. */
async function seedStates(db: MigrateUpArgs['db']): Promise<void> {
  const entries = ['services', 'solutions', 'industries', 'products', 'works', 'posts', 'careers', 'companies', 'legals', 'articles'];
  for (const table of [...entries, 'home', 'about', 'care']) {
    for (const [name, status] of [[table, '_status'], [`_${table}_v`, 'version__status']]) {
      await db.execute(sql.raw(`
        INSERT INTO "${name}_locales" ("_locale", "_parent_id", "${status}")
        SELECT "locale", "parent"."id", 'draft'
        FROM "${name}" "parent" CROSS JOIN unnest(enum_range(NULL::"_locales")) "locale"
        WHERE NOT EXISTS (
          SELECT 1 FROM "${name}_locales" "written" WHERE "written"."_parent_id" = "parent"."id" AND "written"."_locale" = "locale"
        );
        UPDATE "${name}_locales" SET "${status}" = 'draft' WHERE "${status}" IS NULL;`));
    }
  }
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "services_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "solutions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "industries_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "products_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "works_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "posts_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "careers_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "companies_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "legals_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "articles_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_solutions_fk" FOREIGN KEY ("solutions_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_works_fk" FOREIGN KEY ("works_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_careers_fk" FOREIGN KEY ("careers_id") REFERENCES "public"."careers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_companies_fk" FOREIGN KEY ("companies_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_legals_fk" FOREIGN KEY ("legals_id") REFERENCES "public"."legals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_services_id_idx" ON "payload_locked_documents_rels" USING btree ("services_id");
  CREATE INDEX "payload_locked_documents_rels_solutions_id_idx" ON "payload_locked_documents_rels" USING btree ("solutions_id");
  CREATE INDEX "payload_locked_documents_rels_industries_id_idx" ON "payload_locked_documents_rels" USING btree ("industries_id");
  CREATE INDEX "payload_locked_documents_rels_products_id_idx" ON "payload_locked_documents_rels" USING btree ("products_id");
  CREATE INDEX "payload_locked_documents_rels_works_id_idx" ON "payload_locked_documents_rels" USING btree ("works_id");
  CREATE INDEX "payload_locked_documents_rels_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("posts_id");
  CREATE INDEX "payload_locked_documents_rels_careers_id_idx" ON "payload_locked_documents_rels" USING btree ("careers_id");
  CREATE INDEX "payload_locked_documents_rels_companies_id_idx" ON "payload_locked_documents_rels" USING btree ("companies_id");
  CREATE INDEX "payload_locked_documents_rels_legals_id_idx" ON "payload_locked_documents_rels" USING btree ("legals_id");
  CREATE INDEX "payload_locked_documents_rels_articles_id_idx" ON "payload_locked_documents_rels" USING btree ("articles_id");
  ALTER TABLE "services" DROP COLUMN "changes";
  ALTER TABLE "_services_v" DROP COLUMN "version_changes";
  ALTER TABLE "solutions" DROP COLUMN "changes";
  ALTER TABLE "_solutions_v" DROP COLUMN "version_changes";
  ALTER TABLE "industries" DROP COLUMN "changes";
  ALTER TABLE "_industries_v" DROP COLUMN "version_changes";
  ALTER TABLE "products" DROP COLUMN "changes";
  ALTER TABLE "_products_v" DROP COLUMN "version_changes";
  ALTER TABLE "works" DROP COLUMN "changes";
  ALTER TABLE "_works_v" DROP COLUMN "version_changes";
  ALTER TABLE "posts" DROP COLUMN "changes";
  ALTER TABLE "_posts_v" DROP COLUMN "version_changes";
  ALTER TABLE "careers" DROP COLUMN "changes";
  ALTER TABLE "_careers_v" DROP COLUMN "version_changes";
  ALTER TABLE "companies" DROP COLUMN "changes";
  ALTER TABLE "_companies_v" DROP COLUMN "version_changes";
  ALTER TABLE "legals" DROP COLUMN "changes";
  ALTER TABLE "_legals_v" DROP COLUMN "version_changes";
  ALTER TABLE "articles" DROP COLUMN "changes";
  ALTER TABLE "_articles_v" DROP COLUMN "version_changes";
  ALTER TABLE "home" DROP COLUMN "changes";
  ALTER TABLE "_home_v" DROP COLUMN "version_changes";
  ALTER TABLE "about" DROP COLUMN "changes";
  ALTER TABLE "_about_v" DROP COLUMN "version_changes";
  ALTER TABLE "care" DROP COLUMN "changes";
  ALTER TABLE "_care_v" DROP COLUMN "version_changes";`)
}
