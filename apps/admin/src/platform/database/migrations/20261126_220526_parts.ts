// @ts-nocheck: written by Payload, see src/create-migration.ts.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_parts_services_state" AS ENUM('on', 'off', 'leads');
  CREATE TYPE "public"."enum_parts_solutions_state" AS ENUM('on', 'off', 'leads');
  CREATE TYPE "public"."enum_parts_industries_state" AS ENUM('on', 'off', 'leads');
  CREATE TYPE "public"."enum_parts_products_state" AS ENUM('on', 'off', 'leads');
  CREATE TYPE "public"."enum_parts_works_state" AS ENUM('on', 'off', 'leads');
  CREATE TYPE "public"."enum_parts_blog_state" AS ENUM('on', 'off', 'leads');
  CREATE TYPE "public"."enum_parts_careers_state" AS ENUM('on', 'off', 'leads');
  CREATE TYPE "public"."enum_parts_company_state" AS ENUM('on', 'off', 'leads');
  CREATE TYPE "public"."enum_parts_knowledgebase_state" AS ENUM('on', 'off', 'leads');
  CREATE TYPE "public"."enum_parts_tools_state" AS ENUM('on', 'off', 'leads');
  CREATE TYPE "public"."enum_parts_ordering_state" AS ENUM('on', 'off', 'leads');
  CREATE TYPE "public"."enum_parts_chat_state" AS ENUM('on', 'off', 'leads');
  CREATE TYPE "public"."enum_parts_feedback_state" AS ENUM('on', 'off', 'leads');
  CREATE TYPE "public"."enum_parts_report_state" AS ENUM('on', 'off', 'leads');
  CREATE TYPE "public"."enum_parts_accounts_state" AS ENUM('on', 'off', 'leads');
  CREATE TYPE "public"."enum_parts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__parts_v_version_services_state" AS ENUM('on', 'off', 'leads');
  CREATE TYPE "public"."enum__parts_v_version_solutions_state" AS ENUM('on', 'off', 'leads');
  CREATE TYPE "public"."enum__parts_v_version_industries_state" AS ENUM('on', 'off', 'leads');
  CREATE TYPE "public"."enum__parts_v_version_products_state" AS ENUM('on', 'off', 'leads');
  CREATE TYPE "public"."enum__parts_v_version_works_state" AS ENUM('on', 'off', 'leads');
  CREATE TYPE "public"."enum__parts_v_version_blog_state" AS ENUM('on', 'off', 'leads');
  CREATE TYPE "public"."enum__parts_v_version_careers_state" AS ENUM('on', 'off', 'leads');
  CREATE TYPE "public"."enum__parts_v_version_company_state" AS ENUM('on', 'off', 'leads');
  CREATE TYPE "public"."enum__parts_v_version_knowledgebase_state" AS ENUM('on', 'off', 'leads');
  CREATE TYPE "public"."enum__parts_v_version_tools_state" AS ENUM('on', 'off', 'leads');
  CREATE TYPE "public"."enum__parts_v_version_ordering_state" AS ENUM('on', 'off', 'leads');
  CREATE TYPE "public"."enum__parts_v_version_chat_state" AS ENUM('on', 'off', 'leads');
  CREATE TYPE "public"."enum__parts_v_version_feedback_state" AS ENUM('on', 'off', 'leads');
  CREATE TYPE "public"."enum__parts_v_version_report_state" AS ENUM('on', 'off', 'leads');
  CREATE TYPE "public"."enum__parts_v_version_accounts_state" AS ENUM('on', 'off', 'leads');
  CREATE TYPE "public"."enum__parts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__parts_v_published_locale" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_navigation_menu_kind" AS ENUM('page', 'entry', 'address');
  CREATE TYPE "public"."enum_navigation_menu_shown" AS ENUM('both', 'en', 'ar');
  CREATE TYPE "public"."enum_navigation_menu_page" AS ENUM('home', 'about', 'services', 'solutions', 'industries', 'products', 'works', 'blog', 'careers', 'allCareers', 'company', 'knowledgebase', 'tools', 'wordCounter', 'textCleaner', 'dateConverter', 'contrastChecker', 'care', 'liveChat', 'contact', 'ordering', 'feedback', 'report', 'status', 'search', 'explore', 'legal');
  CREATE TYPE "public"."enum_navigation_footer_kind" AS ENUM('page', 'entry', 'address');
  CREATE TYPE "public"."enum_navigation_footer_shown" AS ENUM('both', 'en', 'ar');
  CREATE TYPE "public"."enum_navigation_footer_page" AS ENUM('home', 'about', 'services', 'solutions', 'industries', 'products', 'works', 'blog', 'careers', 'allCareers', 'company', 'knowledgebase', 'tools', 'wordCounter', 'textCleaner', 'dateConverter', 'contrastChecker', 'care', 'liveChat', 'contact', 'ordering', 'feedback', 'report', 'status', 'search', 'explore', 'legal');
  CREATE TYPE "public"."enum_navigation_networks_network" AS ENUM('facebook', 'twitter', 'behance', 'dribbble', 'github', 'instagram', 'linkedin', 'youtube', 'tiktok', 'snapchat', 'whatsapp', 'telegram', 'threads', 'mastodon', 'pinterest', 'vimeo');
  CREATE TYPE "public"."enum_navigation_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__navigation_v_version_menu_kind" AS ENUM('page', 'entry', 'address');
  CREATE TYPE "public"."enum__navigation_v_version_menu_shown" AS ENUM('both', 'en', 'ar');
  CREATE TYPE "public"."enum__navigation_v_version_menu_page" AS ENUM('home', 'about', 'services', 'solutions', 'industries', 'products', 'works', 'blog', 'careers', 'allCareers', 'company', 'knowledgebase', 'tools', 'wordCounter', 'textCleaner', 'dateConverter', 'contrastChecker', 'care', 'liveChat', 'contact', 'ordering', 'feedback', 'report', 'status', 'search', 'explore', 'legal');
  CREATE TYPE "public"."enum__navigation_v_version_footer_kind" AS ENUM('page', 'entry', 'address');
  CREATE TYPE "public"."enum__navigation_v_version_footer_shown" AS ENUM('both', 'en', 'ar');
  CREATE TYPE "public"."enum__navigation_v_version_footer_page" AS ENUM('home', 'about', 'services', 'solutions', 'industries', 'products', 'works', 'blog', 'careers', 'allCareers', 'company', 'knowledgebase', 'tools', 'wordCounter', 'textCleaner', 'dateConverter', 'contrastChecker', 'care', 'liveChat', 'contact', 'ordering', 'feedback', 'report', 'status', 'search', 'explore', 'legal');
  CREATE TYPE "public"."enum__navigation_v_version_networks_network" AS ENUM('facebook', 'twitter', 'behance', 'dribbble', 'github', 'instagram', 'linkedin', 'youtube', 'tiktok', 'snapchat', 'whatsapp', 'telegram', 'threads', 'mastodon', 'pinterest', 'vimeo');
  CREATE TYPE "public"."enum__navigation_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__navigation_v_published_locale" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_page_texts_rows_page" AS ENUM('home', 'about', 'services', 'solutions', 'industries', 'products', 'works', 'blog', 'careers', 'allCareers', 'company', 'knowledgebase', 'tools', 'wordCounter', 'textCleaner', 'dateConverter', 'contrastChecker', 'care', 'liveChat', 'contact', 'ordering', 'feedback', 'report', 'status', 'search', 'explore', 'legal');
  CREATE TYPE "public"."enum_page_texts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_texts_v_version_rows_page" AS ENUM('home', 'about', 'services', 'solutions', 'industries', 'products', 'works', 'blog', 'careers', 'allCareers', 'company', 'knowledgebase', 'tools', 'wordCounter', 'textCleaner', 'dateConverter', 'contrastChecker', 'care', 'liveChat', 'contact', 'ordering', 'feedback', 'report', 'status', 'search', 'explore', 'legal');
  CREATE TYPE "public"."enum__page_texts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__page_texts_v_published_locale" AS ENUM('en', 'ar');
  CREATE TABLE "parts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"changes" jsonb,
  	"services_state" "enum_parts_services_state" DEFAULT 'on',
  	"services_to" varchar,
  	"services_permanent" boolean,
  	"solutions_state" "enum_parts_solutions_state" DEFAULT 'on',
  	"solutions_to" varchar,
  	"solutions_permanent" boolean,
  	"industries_state" "enum_parts_industries_state" DEFAULT 'on',
  	"industries_to" varchar,
  	"industries_permanent" boolean,
  	"products_state" "enum_parts_products_state" DEFAULT 'on',
  	"products_to" varchar,
  	"products_permanent" boolean,
  	"works_state" "enum_parts_works_state" DEFAULT 'on',
  	"works_to" varchar,
  	"works_permanent" boolean,
  	"blog_state" "enum_parts_blog_state" DEFAULT 'on',
  	"blog_to" varchar,
  	"blog_permanent" boolean,
  	"careers_state" "enum_parts_careers_state" DEFAULT 'on',
  	"careers_to" varchar,
  	"careers_permanent" boolean,
  	"company_state" "enum_parts_company_state" DEFAULT 'on',
  	"company_to" varchar,
  	"company_permanent" boolean,
  	"knowledgebase_state" "enum_parts_knowledgebase_state" DEFAULT 'on',
  	"knowledgebase_to" varchar,
  	"knowledgebase_permanent" boolean,
  	"tools_state" "enum_parts_tools_state" DEFAULT 'on',
  	"tools_to" varchar,
  	"tools_permanent" boolean,
  	"ordering_state" "enum_parts_ordering_state" DEFAULT 'on',
  	"ordering_to" varchar,
  	"ordering_permanent" boolean,
  	"chat_state" "enum_parts_chat_state" DEFAULT 'on',
  	"chat_to" varchar,
  	"chat_permanent" boolean,
  	"feedback_state" "enum_parts_feedback_state" DEFAULT 'on',
  	"feedback_to" varchar,
  	"feedback_permanent" boolean,
  	"report_state" "enum_parts_report_state" DEFAULT 'on',
  	"report_to" varchar,
  	"report_permanent" boolean,
  	"accounts_state" "enum_parts_accounts_state" DEFAULT 'on',
  	"accounts_to" varchar,
  	"accounts_permanent" boolean,
  	"_status" "enum_parts_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_parts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_changes" jsonb,
  	"version_services_state" "enum__parts_v_version_services_state" DEFAULT 'on',
  	"version_services_to" varchar,
  	"version_services_permanent" boolean,
  	"version_solutions_state" "enum__parts_v_version_solutions_state" DEFAULT 'on',
  	"version_solutions_to" varchar,
  	"version_solutions_permanent" boolean,
  	"version_industries_state" "enum__parts_v_version_industries_state" DEFAULT 'on',
  	"version_industries_to" varchar,
  	"version_industries_permanent" boolean,
  	"version_products_state" "enum__parts_v_version_products_state" DEFAULT 'on',
  	"version_products_to" varchar,
  	"version_products_permanent" boolean,
  	"version_works_state" "enum__parts_v_version_works_state" DEFAULT 'on',
  	"version_works_to" varchar,
  	"version_works_permanent" boolean,
  	"version_blog_state" "enum__parts_v_version_blog_state" DEFAULT 'on',
  	"version_blog_to" varchar,
  	"version_blog_permanent" boolean,
  	"version_careers_state" "enum__parts_v_version_careers_state" DEFAULT 'on',
  	"version_careers_to" varchar,
  	"version_careers_permanent" boolean,
  	"version_company_state" "enum__parts_v_version_company_state" DEFAULT 'on',
  	"version_company_to" varchar,
  	"version_company_permanent" boolean,
  	"version_knowledgebase_state" "enum__parts_v_version_knowledgebase_state" DEFAULT 'on',
  	"version_knowledgebase_to" varchar,
  	"version_knowledgebase_permanent" boolean,
  	"version_tools_state" "enum__parts_v_version_tools_state" DEFAULT 'on',
  	"version_tools_to" varchar,
  	"version_tools_permanent" boolean,
  	"version_ordering_state" "enum__parts_v_version_ordering_state" DEFAULT 'on',
  	"version_ordering_to" varchar,
  	"version_ordering_permanent" boolean,
  	"version_chat_state" "enum__parts_v_version_chat_state" DEFAULT 'on',
  	"version_chat_to" varchar,
  	"version_chat_permanent" boolean,
  	"version_feedback_state" "enum__parts_v_version_feedback_state" DEFAULT 'on',
  	"version_feedback_to" varchar,
  	"version_feedback_permanent" boolean,
  	"version_report_state" "enum__parts_v_version_report_state" DEFAULT 'on',
  	"version_report_to" varchar,
  	"version_report_permanent" boolean,
  	"version_accounts_state" "enum__parts_v_version_accounts_state" DEFAULT 'on',
  	"version_accounts_to" varchar,
  	"version_accounts_permanent" boolean,
  	"version__status" "enum__parts_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__parts_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "navigation_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_navigation_menu_kind" DEFAULT 'page',
  	"shown" "enum_navigation_menu_shown" DEFAULT 'both',
  	"page" "enum_navigation_menu_page",
  	"address" varchar
  );
  
  CREATE TABLE "navigation_menu_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_navigation_footer_kind" DEFAULT 'page',
  	"shown" "enum_navigation_footer_shown" DEFAULT 'both',
  	"page" "enum_navigation_footer_page",
  	"address" varchar
  );
  
  CREATE TABLE "navigation_footer_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_networks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"network" "enum_navigation_networks_network",
  	"url" varchar
  );
  
  CREATE TABLE "navigation" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"changes" jsonb,
  	"_status" "enum_navigation_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "navigation_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"services_id" integer,
  	"solutions_id" integer,
  	"industries_id" integer,
  	"products_id" integer,
  	"works_id" integer,
  	"posts_id" integer,
  	"careers_id" integer,
  	"companies_id" integer,
  	"legals_id" integer,
  	"articles_id" integer,
  	"landing_pages_id" integer
  );
  
  CREATE TABLE "_navigation_v_version_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__navigation_v_version_menu_kind" DEFAULT 'page',
  	"shown" "enum__navigation_v_version_menu_shown" DEFAULT 'both',
  	"page" "enum__navigation_v_version_menu_page",
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_menu_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__navigation_v_version_footer_kind" DEFAULT 'page',
  	"shown" "enum__navigation_v_version_footer_shown" DEFAULT 'both',
  	"page" "enum__navigation_v_version_footer_page",
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_footer_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_networks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"network" "enum__navigation_v_version_networks_network",
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_changes" jsonb,
  	"version__status" "enum__navigation_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__navigation_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_navigation_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"services_id" integer,
  	"solutions_id" integer,
  	"industries_id" integer,
  	"products_id" integer,
  	"works_id" integer,
  	"posts_id" integer,
  	"careers_id" integer,
  	"companies_id" integer,
  	"legals_id" integer,
  	"articles_id" integer,
  	"landing_pages_id" integer
  );
  
  CREATE TABLE "page_texts_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"page" "enum_page_texts_rows_page"
  );
  
  CREATE TABLE "page_texts_rows_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "page_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"changes" jsonb,
  	"_status" "enum_page_texts_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_page_texts_v_version_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"page" "enum__page_texts_v_version_rows_page",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_page_texts_v_version_rows_locales" (
  	"title" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_page_texts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_changes" jsonb,
  	"version__status" "enum__page_texts_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__page_texts_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "navigation_menu" ADD CONSTRAINT "navigation_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_menu_locales" ADD CONSTRAINT "navigation_menu_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer" ADD CONSTRAINT "navigation_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer_locales" ADD CONSTRAINT "navigation_footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_networks" ADD CONSTRAINT "navigation_networks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_rels" ADD CONSTRAINT "navigation_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_rels" ADD CONSTRAINT "navigation_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_rels" ADD CONSTRAINT "navigation_rels_solutions_fk" FOREIGN KEY ("solutions_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_rels" ADD CONSTRAINT "navigation_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_rels" ADD CONSTRAINT "navigation_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_rels" ADD CONSTRAINT "navigation_rels_works_fk" FOREIGN KEY ("works_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_rels" ADD CONSTRAINT "navigation_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_rels" ADD CONSTRAINT "navigation_rels_careers_fk" FOREIGN KEY ("careers_id") REFERENCES "public"."careers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_rels" ADD CONSTRAINT "navigation_rels_companies_fk" FOREIGN KEY ("companies_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_rels" ADD CONSTRAINT "navigation_rels_legals_fk" FOREIGN KEY ("legals_id") REFERENCES "public"."legals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_rels" ADD CONSTRAINT "navigation_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_rels" ADD CONSTRAINT "navigation_rels_landing_pages_fk" FOREIGN KEY ("landing_pages_id") REFERENCES "public"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_menu" ADD CONSTRAINT "_navigation_v_version_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_menu_locales" ADD CONSTRAINT "_navigation_v_version_menu_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer" ADD CONSTRAINT "_navigation_v_version_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_locales" ADD CONSTRAINT "_navigation_v_version_footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_networks" ADD CONSTRAINT "_navigation_v_version_networks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_rels" ADD CONSTRAINT "_navigation_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_rels" ADD CONSTRAINT "_navigation_v_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_rels" ADD CONSTRAINT "_navigation_v_rels_solutions_fk" FOREIGN KEY ("solutions_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_rels" ADD CONSTRAINT "_navigation_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "public"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_rels" ADD CONSTRAINT "_navigation_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_rels" ADD CONSTRAINT "_navigation_v_rels_works_fk" FOREIGN KEY ("works_id") REFERENCES "public"."works"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_rels" ADD CONSTRAINT "_navigation_v_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_rels" ADD CONSTRAINT "_navigation_v_rels_careers_fk" FOREIGN KEY ("careers_id") REFERENCES "public"."careers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_rels" ADD CONSTRAINT "_navigation_v_rels_companies_fk" FOREIGN KEY ("companies_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_rels" ADD CONSTRAINT "_navigation_v_rels_legals_fk" FOREIGN KEY ("legals_id") REFERENCES "public"."legals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_rels" ADD CONSTRAINT "_navigation_v_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_rels" ADD CONSTRAINT "_navigation_v_rels_landing_pages_fk" FOREIGN KEY ("landing_pages_id") REFERENCES "public"."landing_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_texts_rows" ADD CONSTRAINT "page_texts_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "page_texts_rows_locales" ADD CONSTRAINT "page_texts_rows_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."page_texts_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_texts_v_version_rows" ADD CONSTRAINT "_page_texts_v_version_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_texts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_page_texts_v_version_rows_locales" ADD CONSTRAINT "_page_texts_v_version_rows_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_page_texts_v_version_rows"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "parts__status_idx" ON "parts" USING btree ("_status");
  CREATE INDEX "_parts_v_version_version__status_idx" ON "_parts_v" USING btree ("version__status");
  CREATE INDEX "_parts_v_created_at_idx" ON "_parts_v" USING btree ("created_at");
  CREATE INDEX "_parts_v_updated_at_idx" ON "_parts_v" USING btree ("updated_at");
  CREATE INDEX "_parts_v_snapshot_idx" ON "_parts_v" USING btree ("snapshot");
  CREATE INDEX "_parts_v_published_locale_idx" ON "_parts_v" USING btree ("published_locale");
  CREATE INDEX "_parts_v_latest_idx" ON "_parts_v" USING btree ("latest");
  CREATE INDEX "_parts_v_autosave_idx" ON "_parts_v" USING btree ("autosave");
  CREATE INDEX "navigation_menu_order_idx" ON "navigation_menu" USING btree ("_order");
  CREATE INDEX "navigation_menu_parent_id_idx" ON "navigation_menu" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_menu_locales_locale_parent_id_unique" ON "navigation_menu_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_menu_locales_parent_id_locale_idx" ON "navigation_menu_locales" USING btree ("_parent_id","_locale");
  CREATE INDEX "navigation_footer_order_idx" ON "navigation_footer" USING btree ("_order");
  CREATE INDEX "navigation_footer_parent_id_idx" ON "navigation_footer" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_footer_locales_locale_parent_id_unique" ON "navigation_footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_footer_locales_parent_id_locale_idx" ON "navigation_footer_locales" USING btree ("_parent_id","_locale");
  CREATE INDEX "navigation_networks_order_idx" ON "navigation_networks" USING btree ("_order");
  CREATE INDEX "navigation_networks_parent_id_idx" ON "navigation_networks" USING btree ("_parent_id");
  CREATE INDEX "navigation__status_idx" ON "navigation" USING btree ("_status");
  CREATE INDEX "navigation_rels_order_idx" ON "navigation_rels" USING btree ("order");
  CREATE INDEX "navigation_rels_parent_idx" ON "navigation_rels" USING btree ("parent_id");
  CREATE INDEX "navigation_rels_path_idx" ON "navigation_rels" USING btree ("path");
  CREATE INDEX "navigation_rels_services_id_idx" ON "navigation_rels" USING btree ("services_id");
  CREATE INDEX "navigation_rels_solutions_id_idx" ON "navigation_rels" USING btree ("solutions_id");
  CREATE INDEX "navigation_rels_industries_id_idx" ON "navigation_rels" USING btree ("industries_id");
  CREATE INDEX "navigation_rels_products_id_idx" ON "navigation_rels" USING btree ("products_id");
  CREATE INDEX "navigation_rels_works_id_idx" ON "navigation_rels" USING btree ("works_id");
  CREATE INDEX "navigation_rels_posts_id_idx" ON "navigation_rels" USING btree ("posts_id");
  CREATE INDEX "navigation_rels_careers_id_idx" ON "navigation_rels" USING btree ("careers_id");
  CREATE INDEX "navigation_rels_companies_id_idx" ON "navigation_rels" USING btree ("companies_id");
  CREATE INDEX "navigation_rels_legals_id_idx" ON "navigation_rels" USING btree ("legals_id");
  CREATE INDEX "navigation_rels_articles_id_idx" ON "navigation_rels" USING btree ("articles_id");
  CREATE INDEX "navigation_rels_landing_pages_id_idx" ON "navigation_rels" USING btree ("landing_pages_id");
  CREATE INDEX "_navigation_v_version_menu_order_idx" ON "_navigation_v_version_menu" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_menu_parent_id_idx" ON "_navigation_v_version_menu" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_menu_locales_locale_parent_id_unique" ON "_navigation_v_version_menu_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_menu_locales_parent_id_locale_idx" ON "_navigation_v_version_menu_locales" USING btree ("_parent_id","_locale");
  CREATE INDEX "_navigation_v_version_footer_order_idx" ON "_navigation_v_version_footer" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_footer_parent_id_idx" ON "_navigation_v_version_footer" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_footer_locales_locale_parent_id_unique" ON "_navigation_v_version_footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_footer_locales_parent_id_locale_idx" ON "_navigation_v_version_footer_locales" USING btree ("_parent_id","_locale");
  CREATE INDEX "_navigation_v_version_networks_order_idx" ON "_navigation_v_version_networks" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_networks_parent_id_idx" ON "_navigation_v_version_networks" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_version__status_idx" ON "_navigation_v" USING btree ("version__status");
  CREATE INDEX "_navigation_v_created_at_idx" ON "_navigation_v" USING btree ("created_at");
  CREATE INDEX "_navigation_v_updated_at_idx" ON "_navigation_v" USING btree ("updated_at");
  CREATE INDEX "_navigation_v_snapshot_idx" ON "_navigation_v" USING btree ("snapshot");
  CREATE INDEX "_navigation_v_published_locale_idx" ON "_navigation_v" USING btree ("published_locale");
  CREATE INDEX "_navigation_v_latest_idx" ON "_navigation_v" USING btree ("latest");
  CREATE INDEX "_navigation_v_autosave_idx" ON "_navigation_v" USING btree ("autosave");
  CREATE INDEX "_navigation_v_rels_order_idx" ON "_navigation_v_rels" USING btree ("order");
  CREATE INDEX "_navigation_v_rels_parent_idx" ON "_navigation_v_rels" USING btree ("parent_id");
  CREATE INDEX "_navigation_v_rels_path_idx" ON "_navigation_v_rels" USING btree ("path");
  CREATE INDEX "_navigation_v_rels_services_id_idx" ON "_navigation_v_rels" USING btree ("services_id");
  CREATE INDEX "_navigation_v_rels_solutions_id_idx" ON "_navigation_v_rels" USING btree ("solutions_id");
  CREATE INDEX "_navigation_v_rels_industries_id_idx" ON "_navigation_v_rels" USING btree ("industries_id");
  CREATE INDEX "_navigation_v_rels_products_id_idx" ON "_navigation_v_rels" USING btree ("products_id");
  CREATE INDEX "_navigation_v_rels_works_id_idx" ON "_navigation_v_rels" USING btree ("works_id");
  CREATE INDEX "_navigation_v_rels_posts_id_idx" ON "_navigation_v_rels" USING btree ("posts_id");
  CREATE INDEX "_navigation_v_rels_careers_id_idx" ON "_navigation_v_rels" USING btree ("careers_id");
  CREATE INDEX "_navigation_v_rels_companies_id_idx" ON "_navigation_v_rels" USING btree ("companies_id");
  CREATE INDEX "_navigation_v_rels_legals_id_idx" ON "_navigation_v_rels" USING btree ("legals_id");
  CREATE INDEX "_navigation_v_rels_articles_id_idx" ON "_navigation_v_rels" USING btree ("articles_id");
  CREATE INDEX "_navigation_v_rels_landing_pages_id_idx" ON "_navigation_v_rels" USING btree ("landing_pages_id");
  CREATE INDEX "page_texts_rows_order_idx" ON "page_texts_rows" USING btree ("_order");
  CREATE INDEX "page_texts_rows_parent_id_idx" ON "page_texts_rows" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "page_texts_rows_locales_locale_parent_id_unique" ON "page_texts_rows_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_texts_rows_locales_parent_id_locale_idx" ON "page_texts_rows_locales" USING btree ("_parent_id","_locale");
  CREATE INDEX "page_texts__status_idx" ON "page_texts" USING btree ("_status");
  CREATE INDEX "_page_texts_v_version_rows_order_idx" ON "_page_texts_v_version_rows" USING btree ("_order");
  CREATE INDEX "_page_texts_v_version_rows_parent_id_idx" ON "_page_texts_v_version_rows" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_page_texts_v_version_rows_locales_locale_parent_id_unique" ON "_page_texts_v_version_rows_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_texts_v_version_rows_locales_parent_id_locale_idx" ON "_page_texts_v_version_rows_locales" USING btree ("_parent_id","_locale");
  CREATE INDEX "_page_texts_v_version_version__status_idx" ON "_page_texts_v" USING btree ("version__status");
  CREATE INDEX "_page_texts_v_created_at_idx" ON "_page_texts_v" USING btree ("created_at");
  CREATE INDEX "_page_texts_v_updated_at_idx" ON "_page_texts_v" USING btree ("updated_at");
  CREATE INDEX "_page_texts_v_snapshot_idx" ON "_page_texts_v" USING btree ("snapshot");
  CREATE INDEX "_page_texts_v_published_locale_idx" ON "_page_texts_v" USING btree ("published_locale");
  CREATE INDEX "_page_texts_v_latest_idx" ON "_page_texts_v" USING btree ("latest");
  CREATE INDEX "_page_texts_v_autosave_idx" ON "_page_texts_v" USING btree ("autosave");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "parts" CASCADE;
  DROP TABLE "_parts_v" CASCADE;
  DROP TABLE "navigation_menu" CASCADE;
  DROP TABLE "navigation_menu_locales" CASCADE;
  DROP TABLE "navigation_footer" CASCADE;
  DROP TABLE "navigation_footer_locales" CASCADE;
  DROP TABLE "navigation_networks" CASCADE;
  DROP TABLE "navigation" CASCADE;
  DROP TABLE "navigation_rels" CASCADE;
  DROP TABLE "_navigation_v_version_menu" CASCADE;
  DROP TABLE "_navigation_v_version_menu_locales" CASCADE;
  DROP TABLE "_navigation_v_version_footer" CASCADE;
  DROP TABLE "_navigation_v_version_footer_locales" CASCADE;
  DROP TABLE "_navigation_v_version_networks" CASCADE;
  DROP TABLE "_navigation_v" CASCADE;
  DROP TABLE "_navigation_v_rels" CASCADE;
  DROP TABLE "page_texts_rows" CASCADE;
  DROP TABLE "page_texts_rows_locales" CASCADE;
  DROP TABLE "page_texts" CASCADE;
  DROP TABLE "_page_texts_v_version_rows" CASCADE;
  DROP TABLE "_page_texts_v_version_rows_locales" CASCADE;
  DROP TABLE "_page_texts_v" CASCADE;
  DROP TYPE "public"."enum_parts_services_state";
  DROP TYPE "public"."enum_parts_solutions_state";
  DROP TYPE "public"."enum_parts_industries_state";
  DROP TYPE "public"."enum_parts_products_state";
  DROP TYPE "public"."enum_parts_works_state";
  DROP TYPE "public"."enum_parts_blog_state";
  DROP TYPE "public"."enum_parts_careers_state";
  DROP TYPE "public"."enum_parts_company_state";
  DROP TYPE "public"."enum_parts_knowledgebase_state";
  DROP TYPE "public"."enum_parts_tools_state";
  DROP TYPE "public"."enum_parts_ordering_state";
  DROP TYPE "public"."enum_parts_chat_state";
  DROP TYPE "public"."enum_parts_feedback_state";
  DROP TYPE "public"."enum_parts_report_state";
  DROP TYPE "public"."enum_parts_accounts_state";
  DROP TYPE "public"."enum_parts_status";
  DROP TYPE "public"."enum__parts_v_version_services_state";
  DROP TYPE "public"."enum__parts_v_version_solutions_state";
  DROP TYPE "public"."enum__parts_v_version_industries_state";
  DROP TYPE "public"."enum__parts_v_version_products_state";
  DROP TYPE "public"."enum__parts_v_version_works_state";
  DROP TYPE "public"."enum__parts_v_version_blog_state";
  DROP TYPE "public"."enum__parts_v_version_careers_state";
  DROP TYPE "public"."enum__parts_v_version_company_state";
  DROP TYPE "public"."enum__parts_v_version_knowledgebase_state";
  DROP TYPE "public"."enum__parts_v_version_tools_state";
  DROP TYPE "public"."enum__parts_v_version_ordering_state";
  DROP TYPE "public"."enum__parts_v_version_chat_state";
  DROP TYPE "public"."enum__parts_v_version_feedback_state";
  DROP TYPE "public"."enum__parts_v_version_report_state";
  DROP TYPE "public"."enum__parts_v_version_accounts_state";
  DROP TYPE "public"."enum__parts_v_version_status";
  DROP TYPE "public"."enum__parts_v_published_locale";
  DROP TYPE "public"."enum_navigation_menu_kind";
  DROP TYPE "public"."enum_navigation_menu_shown";
  DROP TYPE "public"."enum_navigation_menu_page";
  DROP TYPE "public"."enum_navigation_footer_kind";
  DROP TYPE "public"."enum_navigation_footer_shown";
  DROP TYPE "public"."enum_navigation_footer_page";
  DROP TYPE "public"."enum_navigation_networks_network";
  DROP TYPE "public"."enum_navigation_status";
  DROP TYPE "public"."enum__navigation_v_version_menu_kind";
  DROP TYPE "public"."enum__navigation_v_version_menu_shown";
  DROP TYPE "public"."enum__navigation_v_version_menu_page";
  DROP TYPE "public"."enum__navigation_v_version_footer_kind";
  DROP TYPE "public"."enum__navigation_v_version_footer_shown";
  DROP TYPE "public"."enum__navigation_v_version_footer_page";
  DROP TYPE "public"."enum__navigation_v_version_networks_network";
  DROP TYPE "public"."enum__navigation_v_version_status";
  DROP TYPE "public"."enum__navigation_v_published_locale";
  DROP TYPE "public"."enum_page_texts_rows_page";
  DROP TYPE "public"."enum_page_texts_status";
  DROP TYPE "public"."enum__page_texts_v_version_rows_page";
  DROP TYPE "public"."enum__page_texts_v_version_status";
  DROP TYPE "public"."enum__page_texts_v_published_locale";`)
}
