// @ts-nocheck: written by Payload, see src/create-migration.ts.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "services_facts" ADD COLUMN "pair" varchar;
  ALTER TABLE "services_benefits" ADD COLUMN "pair" varchar;
  ALTER TABLE "services_process" ADD COLUMN "pair" varchar;
  ALTER TABLE "services_deliverables" ADD COLUMN "pair" varchar;
  ALTER TABLE "services_faq" ADD COLUMN "pair" varchar;
  ALTER TABLE "_services_v_version_facts" ADD COLUMN "pair" varchar;
  ALTER TABLE "_services_v_version_benefits" ADD COLUMN "pair" varchar;
  ALTER TABLE "_services_v_version_process" ADD COLUMN "pair" varchar;
  ALTER TABLE "_services_v_version_deliverables" ADD COLUMN "pair" varchar;
  ALTER TABLE "_services_v_version_faq" ADD COLUMN "pair" varchar;
  ALTER TABLE "solutions_facts" ADD COLUMN "pair" varchar;
  ALTER TABLE "solutions_parts" ADD COLUMN "pair" varchar;
  ALTER TABLE "solutions_comparisons" ADD COLUMN "pair" varchar;
  ALTER TABLE "solutions_benefits" ADD COLUMN "pair" varchar;
  ALTER TABLE "solutions_process" ADD COLUMN "pair" varchar;
  ALTER TABLE "solutions_deliverables" ADD COLUMN "pair" varchar;
  ALTER TABLE "solutions_faq" ADD COLUMN "pair" varchar;
  ALTER TABLE "_solutions_v_version_facts" ADD COLUMN "pair" varchar;
  ALTER TABLE "_solutions_v_version_parts" ADD COLUMN "pair" varchar;
  ALTER TABLE "_solutions_v_version_comparisons" ADD COLUMN "pair" varchar;
  ALTER TABLE "_solutions_v_version_benefits" ADD COLUMN "pair" varchar;
  ALTER TABLE "_solutions_v_version_process" ADD COLUMN "pair" varchar;
  ALTER TABLE "_solutions_v_version_deliverables" ADD COLUMN "pair" varchar;
  ALTER TABLE "_solutions_v_version_faq" ADD COLUMN "pair" varchar;
  ALTER TABLE "industries_facts" ADD COLUMN "pair" varchar;
  ALTER TABLE "industries_day" ADD COLUMN "pair" varchar;
  ALTER TABLE "industries_benefits" ADD COLUMN "pair" varchar;
  ALTER TABLE "industries_process" ADD COLUMN "pair" varchar;
  ALTER TABLE "industries_deliverables" ADD COLUMN "pair" varchar;
  ALTER TABLE "industries_faq" ADD COLUMN "pair" varchar;
  ALTER TABLE "_industries_v_version_facts" ADD COLUMN "pair" varchar;
  ALTER TABLE "_industries_v_version_day" ADD COLUMN "pair" varchar;
  ALTER TABLE "_industries_v_version_benefits" ADD COLUMN "pair" varchar;
  ALTER TABLE "_industries_v_version_process" ADD COLUMN "pair" varchar;
  ALTER TABLE "_industries_v_version_deliverables" ADD COLUMN "pair" varchar;
  ALTER TABLE "_industries_v_version_faq" ADD COLUMN "pair" varchar;
  ALTER TABLE "products_features" ADD COLUMN "pair" varchar;
  ALTER TABLE "products_plans_features" ADD COLUMN "pair" varchar;
  ALTER TABLE "products_plans" ADD COLUMN "pair" varchar;
  ALTER TABLE "products_screenshots" ADD COLUMN "pair" varchar;
  ALTER TABLE "products_faq" ADD COLUMN "pair" varchar;
  ALTER TABLE "_products_v_version_features" ADD COLUMN "pair" varchar;
  ALTER TABLE "_products_v_version_plans_features" ADD COLUMN "pair" varchar;
  ALTER TABLE "_products_v_version_plans" ADD COLUMN "pair" varchar;
  ALTER TABLE "_products_v_version_screenshots" ADD COLUMN "pair" varchar;
  ALTER TABLE "_products_v_version_faq" ADD COLUMN "pair" varchar;
  ALTER TABLE "works_figures" ADD COLUMN "pair" varchar;
  ALTER TABLE "works_gallery" ADD COLUMN "pair" varchar;
  ALTER TABLE "_works_v_version_figures" ADD COLUMN "pair" varchar;
  ALTER TABLE "_works_v_version_gallery" ADD COLUMN "pair" varchar;
  ALTER TABLE "careers_responsibilities" ADD COLUMN "pair" varchar;
  ALTER TABLE "careers_requirements" ADD COLUMN "pair" varchar;
  ALTER TABLE "careers_benefits" ADD COLUMN "pair" varchar;
  ALTER TABLE "careers_questions_choices" ADD COLUMN "pair" varchar;
  ALTER TABLE "careers_questions" ADD COLUMN "pair" varchar;
  ALTER TABLE "_careers_v_version_responsibilities" ADD COLUMN "pair" varchar;
  ALTER TABLE "_careers_v_version_requirements" ADD COLUMN "pair" varchar;
  ALTER TABLE "_careers_v_version_benefits" ADD COLUMN "pair" varchar;
  ALTER TABLE "_careers_v_version_questions_choices" ADD COLUMN "pair" varchar;
  ALTER TABLE "_careers_v_version_questions" ADD COLUMN "pair" varchar;
  ALTER TABLE "companies_figures" ADD COLUMN "pair" varchar;
  ALTER TABLE "companies_sections" ADD COLUMN "pair" varchar;
  ALTER TABLE "_companies_v_version_figures" ADD COLUMN "pair" varchar;
  ALTER TABLE "_companies_v_version_sections" ADD COLUMN "pair" varchar;
  ALTER TABLE "home_figures" ADD COLUMN "pair" varchar;
  ALTER TABLE "home_steps" ADD COLUMN "pair" varchar;
  ALTER TABLE "_home_v_version_figures" ADD COLUMN "pair" varchar;
  ALTER TABLE "_home_v_version_steps" ADD COLUMN "pair" varchar;
  ALTER TABLE "about_figures" ADD COLUMN "pair" varchar;
  ALTER TABLE "about_values" ADD COLUMN "pair" varchar;
  ALTER TABLE "about_story" ADD COLUMN "pair" varchar;
  ALTER TABLE "about_team" ADD COLUMN "pair" varchar;
  ALTER TABLE "about_place" ADD COLUMN "pair" varchar;
  ALTER TABLE "_about_v_version_figures" ADD COLUMN "pair" varchar;
  ALTER TABLE "_about_v_version_values" ADD COLUMN "pair" varchar;
  ALTER TABLE "_about_v_version_story" ADD COLUMN "pair" varchar;
  ALTER TABLE "_about_v_version_team" ADD COLUMN "pair" varchar;
  ALTER TABLE "_about_v_version_place" ADD COLUMN "pair" varchar;
  ALTER TABLE "care_channels" ADD COLUMN "pair" varchar;
  ALTER TABLE "care_promises" ADD COLUMN "pair" varchar;
  ALTER TABLE "care_faq" ADD COLUMN "pair" varchar;
  ALTER TABLE "_care_v_version_channels" ADD COLUMN "pair" varchar;
  ALTER TABLE "_care_v_version_promises" ADD COLUMN "pair" varchar;
  ALTER TABLE "_care_v_version_faq" ADD COLUMN "pair" varchar;`)

  // What stands at the same place in both languages belongs together.
  await db.execute(sql`
   DO $$
   DECLARE rows_of text;
   BEGIN
     FOR rows_of IN
       SELECT table_name FROM information_schema.columns WHERE table_schema = current_schema() AND column_name = 'pair'
     LOOP
       EXECUTE format('UPDATE %I SET pair = _order::text', rows_of);
     END LOOP;
   END $$;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "services_facts" DROP COLUMN "pair";
  ALTER TABLE "services_benefits" DROP COLUMN "pair";
  ALTER TABLE "services_process" DROP COLUMN "pair";
  ALTER TABLE "services_deliverables" DROP COLUMN "pair";
  ALTER TABLE "services_faq" DROP COLUMN "pair";
  ALTER TABLE "_services_v_version_facts" DROP COLUMN "pair";
  ALTER TABLE "_services_v_version_benefits" DROP COLUMN "pair";
  ALTER TABLE "_services_v_version_process" DROP COLUMN "pair";
  ALTER TABLE "_services_v_version_deliverables" DROP COLUMN "pair";
  ALTER TABLE "_services_v_version_faq" DROP COLUMN "pair";
  ALTER TABLE "solutions_facts" DROP COLUMN "pair";
  ALTER TABLE "solutions_parts" DROP COLUMN "pair";
  ALTER TABLE "solutions_comparisons" DROP COLUMN "pair";
  ALTER TABLE "solutions_benefits" DROP COLUMN "pair";
  ALTER TABLE "solutions_process" DROP COLUMN "pair";
  ALTER TABLE "solutions_deliverables" DROP COLUMN "pair";
  ALTER TABLE "solutions_faq" DROP COLUMN "pair";
  ALTER TABLE "_solutions_v_version_facts" DROP COLUMN "pair";
  ALTER TABLE "_solutions_v_version_parts" DROP COLUMN "pair";
  ALTER TABLE "_solutions_v_version_comparisons" DROP COLUMN "pair";
  ALTER TABLE "_solutions_v_version_benefits" DROP COLUMN "pair";
  ALTER TABLE "_solutions_v_version_process" DROP COLUMN "pair";
  ALTER TABLE "_solutions_v_version_deliverables" DROP COLUMN "pair";
  ALTER TABLE "_solutions_v_version_faq" DROP COLUMN "pair";
  ALTER TABLE "industries_facts" DROP COLUMN "pair";
  ALTER TABLE "industries_day" DROP COLUMN "pair";
  ALTER TABLE "industries_benefits" DROP COLUMN "pair";
  ALTER TABLE "industries_process" DROP COLUMN "pair";
  ALTER TABLE "industries_deliverables" DROP COLUMN "pair";
  ALTER TABLE "industries_faq" DROP COLUMN "pair";
  ALTER TABLE "_industries_v_version_facts" DROP COLUMN "pair";
  ALTER TABLE "_industries_v_version_day" DROP COLUMN "pair";
  ALTER TABLE "_industries_v_version_benefits" DROP COLUMN "pair";
  ALTER TABLE "_industries_v_version_process" DROP COLUMN "pair";
  ALTER TABLE "_industries_v_version_deliverables" DROP COLUMN "pair";
  ALTER TABLE "_industries_v_version_faq" DROP COLUMN "pair";
  ALTER TABLE "products_features" DROP COLUMN "pair";
  ALTER TABLE "products_plans_features" DROP COLUMN "pair";
  ALTER TABLE "products_plans" DROP COLUMN "pair";
  ALTER TABLE "products_screenshots" DROP COLUMN "pair";
  ALTER TABLE "products_faq" DROP COLUMN "pair";
  ALTER TABLE "_products_v_version_features" DROP COLUMN "pair";
  ALTER TABLE "_products_v_version_plans_features" DROP COLUMN "pair";
  ALTER TABLE "_products_v_version_plans" DROP COLUMN "pair";
  ALTER TABLE "_products_v_version_screenshots" DROP COLUMN "pair";
  ALTER TABLE "_products_v_version_faq" DROP COLUMN "pair";
  ALTER TABLE "works_figures" DROP COLUMN "pair";
  ALTER TABLE "works_gallery" DROP COLUMN "pair";
  ALTER TABLE "_works_v_version_figures" DROP COLUMN "pair";
  ALTER TABLE "_works_v_version_gallery" DROP COLUMN "pair";
  ALTER TABLE "careers_responsibilities" DROP COLUMN "pair";
  ALTER TABLE "careers_requirements" DROP COLUMN "pair";
  ALTER TABLE "careers_benefits" DROP COLUMN "pair";
  ALTER TABLE "careers_questions_choices" DROP COLUMN "pair";
  ALTER TABLE "careers_questions" DROP COLUMN "pair";
  ALTER TABLE "_careers_v_version_responsibilities" DROP COLUMN "pair";
  ALTER TABLE "_careers_v_version_requirements" DROP COLUMN "pair";
  ALTER TABLE "_careers_v_version_benefits" DROP COLUMN "pair";
  ALTER TABLE "_careers_v_version_questions_choices" DROP COLUMN "pair";
  ALTER TABLE "_careers_v_version_questions" DROP COLUMN "pair";
  ALTER TABLE "companies_figures" DROP COLUMN "pair";
  ALTER TABLE "companies_sections" DROP COLUMN "pair";
  ALTER TABLE "_companies_v_version_figures" DROP COLUMN "pair";
  ALTER TABLE "_companies_v_version_sections" DROP COLUMN "pair";
  ALTER TABLE "home_figures" DROP COLUMN "pair";
  ALTER TABLE "home_steps" DROP COLUMN "pair";
  ALTER TABLE "_home_v_version_figures" DROP COLUMN "pair";
  ALTER TABLE "_home_v_version_steps" DROP COLUMN "pair";
  ALTER TABLE "about_figures" DROP COLUMN "pair";
  ALTER TABLE "about_values" DROP COLUMN "pair";
  ALTER TABLE "about_story" DROP COLUMN "pair";
  ALTER TABLE "about_team" DROP COLUMN "pair";
  ALTER TABLE "about_place" DROP COLUMN "pair";
  ALTER TABLE "_about_v_version_figures" DROP COLUMN "pair";
  ALTER TABLE "_about_v_version_values" DROP COLUMN "pair";
  ALTER TABLE "_about_v_version_story" DROP COLUMN "pair";
  ALTER TABLE "_about_v_version_team" DROP COLUMN "pair";
  ALTER TABLE "_about_v_version_place" DROP COLUMN "pair";
  ALTER TABLE "care_channels" DROP COLUMN "pair";
  ALTER TABLE "care_promises" DROP COLUMN "pair";
  ALTER TABLE "care_faq" DROP COLUMN "pair";
  ALTER TABLE "_care_v_version_channels" DROP COLUMN "pair";
  ALTER TABLE "_care_v_version_promises" DROP COLUMN "pair";
  ALTER TABLE "_care_v_version_faq" DROP COLUMN "pair";`)
}
