// @ts-nocheck: written by Payload, see src/create-migration.ts.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_responses_spam_reasons" AS ENUM('trap', 'too_fast', 'no_proof');
  CREATE TYPE "public"."enum_responses_state" AS ENUM('new', 'in_progress', 'done', 'closed');
  CREATE TYPE "public"."enum_responses_locale" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_forms_form" AS ENUM('own', 'contacts', 'feedback', 'reports', 'orders', 'applications');
  CREATE TYPE "public"."enum_forms_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__forms_v_version_form" AS ENUM('own', 'contacts', 'feedback', 'reports', 'orders', 'applications');
  CREATE TYPE "public"."enum__forms_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__forms_v_published_locale" AS ENUM('en', 'ar');
  ALTER TYPE "public"."enum_uploads_kind" ADD VALUE 'responses' BEFORE 'chats';
  ALTER TYPE "public"."enum_events_kind" ADD VALUE 'responses' BEFORE 'chats';
  CREATE TABLE "responses_spam_reasons" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_responses_spam_reasons",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "responses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"first_name" varchar,
  	"last_name" varchar,
  	"company" varchar,
  	"email" varchar,
  	"phone_country" varchar,
  	"phone" varchar,
  	"reference" varchar NOT NULL,
  	"state" "enum_responses_state" NOT NULL,
  	"assignee_id" integer,
  	"spam" boolean DEFAULT false,
  	"locale" "enum_responses_locale" NOT NULL,
  	"account_id" integer,
  	"finished_at" timestamp(3) with time zone,
  	"form_id" integer,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"key" varchar NOT NULL,
  	"search_text" varchar,
  	"asked" jsonb,
  	"sender_hash" varchar,
  	"status_code_hash" varchar,
  	"status_code_expires" timestamp(3) with time zone,
  	"status_code_attempts" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "forms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"form" "enum_forms_form" DEFAULT 'own',
  	"title_en" varchar,
  	"title_ar" varchar,
  	"slug" varchar,
  	"lead_en" varchar,
  	"lead_ar" varchar,
  	"submit_en" varchar,
  	"submit_ar" varchar,
  	"sent_en" varchar,
  	"sent_ar" varchar,
  	"opens_at" timestamp(3) with time zone,
  	"closes_at" timestamp(3) with time zone,
  	"fields" jsonb,
  	"recipients_en" varchar,
  	"recipients_ar" varchar,
  	"days" numeric,
  	"mail_subject_en" varchar,
  	"mail_subject_ar" varchar,
  	"mail_text_en" varchar,
  	"mail_text_ar" varchar,
  	"name" varchar,
  	"adapts" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_forms_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_forms_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_form" "enum__forms_v_version_form" DEFAULT 'own',
  	"version_title_en" varchar,
  	"version_title_ar" varchar,
  	"version_slug" varchar,
  	"version_lead_en" varchar,
  	"version_lead_ar" varchar,
  	"version_submit_en" varchar,
  	"version_submit_ar" varchar,
  	"version_sent_en" varchar,
  	"version_sent_ar" varchar,
  	"version_opens_at" timestamp(3) with time zone,
  	"version_closes_at" timestamp(3) with time zone,
  	"version_fields" jsonb,
  	"version_recipients_en" varchar,
  	"version_recipients_ar" varchar,
  	"version_days" numeric,
  	"version_mail_subject_en" varchar,
  	"version_mail_subject_ar" varchar,
  	"version_mail_text_en" varchar,
  	"version_mail_text_ar" varchar,
  	"version_name" varchar,
  	"version_adapts" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__forms_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__forms_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "form_versions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"form" varchar NOT NULL,
  	"fields" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "contacts" ADD COLUMN "asked" jsonb;
  ALTER TABLE "feedback" ADD COLUMN "asked" jsonb;
  ALTER TABLE "reports" ADD COLUMN "asked" jsonb;
  ALTER TABLE "orders" ADD COLUMN "asked" jsonb;
  ALTER TABLE "applications" ADD COLUMN "asked" jsonb;
  ALTER TABLE "uploads_rels" ADD COLUMN "responses_id" integer;
  ALTER TABLE "events_rels" ADD COLUMN "responses_id" integer;
  ALTER TABLE "mails_rels" ADD COLUMN "responses_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "responses_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "forms_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "form_versions_id" integer;
  ALTER TABLE "responses_spam_reasons" ADD CONSTRAINT "responses_spam_reasons_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."responses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "responses" ADD CONSTRAINT "responses_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "responses" ADD CONSTRAINT "responses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "responses" ADD CONSTRAINT "responses_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_forms_v" ADD CONSTRAINT "_forms_v_parent_id_forms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "responses_spam_reasons_order_idx" ON "responses_spam_reasons" USING btree ("order");
  CREATE INDEX "responses_spam_reasons_parent_idx" ON "responses_spam_reasons" USING btree ("parent_id");
  CREATE UNIQUE INDEX "responses_reference_idx" ON "responses" USING btree ("reference");
  CREATE INDEX "responses_assignee_idx" ON "responses" USING btree ("assignee_id");
  CREATE INDEX "responses_account_idx" ON "responses" USING btree ("account_id");
  CREATE INDEX "responses_form_idx" ON "responses" USING btree ("form_id");
  CREATE INDEX "responses_created_at_idx" ON "responses" USING btree ("created_at");
  CREATE UNIQUE INDEX "responses_key_idx" ON "responses" USING btree ("key");
  CREATE INDEX "responses_updated_at_idx" ON "responses" USING btree ("updated_at");
  CREATE INDEX "state_createdAt_6_idx" ON "responses" USING btree ("state","created_at");
  CREATE INDEX "spam_createdAt_5_idx" ON "responses" USING btree ("spam","created_at");
  CREATE INDEX "state_finished_at_5_idx" ON "responses" USING btree ("state","finished_at");
  CREATE UNIQUE INDEX "forms_slug_idx" ON "forms" USING btree ("slug");
  CREATE UNIQUE INDEX "forms_adapts_idx" ON "forms" USING btree ("adapts");
  CREATE INDEX "forms_updated_at_idx" ON "forms" USING btree ("updated_at");
  CREATE INDEX "forms_created_at_idx" ON "forms" USING btree ("created_at");
  CREATE INDEX "forms__status_idx" ON "forms" USING btree ("_status");
  CREATE INDEX "_forms_v_parent_idx" ON "_forms_v" USING btree ("parent_id");
  CREATE INDEX "_forms_v_version_version_slug_idx" ON "_forms_v" USING btree ("version_slug");
  CREATE INDEX "_forms_v_version_version_adapts_idx" ON "_forms_v" USING btree ("version_adapts");
  CREATE INDEX "_forms_v_version_version_updated_at_idx" ON "_forms_v" USING btree ("version_updated_at");
  CREATE INDEX "_forms_v_version_version_created_at_idx" ON "_forms_v" USING btree ("version_created_at");
  CREATE INDEX "_forms_v_version_version__status_idx" ON "_forms_v" USING btree ("version__status");
  CREATE INDEX "_forms_v_created_at_idx" ON "_forms_v" USING btree ("created_at");
  CREATE INDEX "_forms_v_updated_at_idx" ON "_forms_v" USING btree ("updated_at");
  CREATE INDEX "_forms_v_snapshot_idx" ON "_forms_v" USING btree ("snapshot");
  CREATE INDEX "_forms_v_published_locale_idx" ON "_forms_v" USING btree ("published_locale");
  CREATE INDEX "_forms_v_latest_idx" ON "_forms_v" USING btree ("latest");
  CREATE UNIQUE INDEX "form_versions_key_idx" ON "form_versions" USING btree ("key");
  CREATE INDEX "form_versions_form_idx" ON "form_versions" USING btree ("form");
  CREATE INDEX "form_versions_updated_at_idx" ON "form_versions" USING btree ("updated_at");
  CREATE INDEX "form_versions_created_at_idx" ON "form_versions" USING btree ("created_at");
  ALTER TABLE "uploads_rels" ADD CONSTRAINT "uploads_rels_responses_fk" FOREIGN KEY ("responses_id") REFERENCES "public"."responses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_responses_fk" FOREIGN KEY ("responses_id") REFERENCES "public"."responses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mails_rels" ADD CONSTRAINT "mails_rels_responses_fk" FOREIGN KEY ("responses_id") REFERENCES "public"."responses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_responses_fk" FOREIGN KEY ("responses_id") REFERENCES "public"."responses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forms_fk" FOREIGN KEY ("forms_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_form_versions_fk" FOREIGN KEY ("form_versions_id") REFERENCES "public"."form_versions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "uploads_rels_responses_id_idx" ON "uploads_rels" USING btree ("responses_id");
  CREATE INDEX "events_rels_responses_id_idx" ON "events_rels" USING btree ("responses_id");
  CREATE INDEX "mails_rels_responses_id_idx" ON "mails_rels" USING btree ("responses_id");
  CREATE INDEX "payload_locked_documents_rels_responses_id_idx" ON "payload_locked_documents_rels" USING btree ("responses_id");
  CREATE INDEX "payload_locked_documents_rels_forms_id_idx" ON "payload_locked_documents_rels" USING btree ("forms_id");
  CREATE INDEX "payload_locked_documents_rels_form_versions_id_idx" ON "payload_locked_documents_rels" USING btree ("form_versions_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "responses_spam_reasons" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "responses" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_forms_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "form_versions" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "responses_spam_reasons" CASCADE;
  DROP TABLE "responses" CASCADE;
  DROP TABLE "forms" CASCADE;
  DROP TABLE "_forms_v" CASCADE;
  DROP TABLE "form_versions" CASCADE;
  ALTER TABLE "uploads_rels" DROP CONSTRAINT IF EXISTS "uploads_rels_responses_fk";
  
  ALTER TABLE "events_rels" DROP CONSTRAINT IF EXISTS "events_rels_responses_fk";
  
  ALTER TABLE "mails_rels" DROP CONSTRAINT IF EXISTS "mails_rels_responses_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_responses_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_forms_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_form_versions_fk";
  
  ALTER TABLE "uploads" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_uploads_kind";
  CREATE TYPE "public"."enum_uploads_kind" AS ENUM('contacts', 'feedback', 'reports', 'orders', 'applications', 'chats');
  ALTER TABLE "uploads" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_uploads_kind" USING "kind"::"public"."enum_uploads_kind";
  ALTER TABLE "events" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_events_kind";
  CREATE TYPE "public"."enum_events_kind" AS ENUM('contacts', 'feedback', 'reports', 'orders', 'applications', 'chats');
  ALTER TABLE "events" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_events_kind" USING "kind"::"public"."enum_events_kind";
  DROP INDEX "uploads_rels_responses_id_idx";
  DROP INDEX "events_rels_responses_id_idx";
  DROP INDEX "mails_rels_responses_id_idx";
  DROP INDEX "payload_locked_documents_rels_responses_id_idx";
  DROP INDEX "payload_locked_documents_rels_forms_id_idx";
  DROP INDEX "payload_locked_documents_rels_form_versions_id_idx";
  ALTER TABLE "contacts" DROP COLUMN "asked";
  ALTER TABLE "feedback" DROP COLUMN "asked";
  ALTER TABLE "reports" DROP COLUMN "asked";
  ALTER TABLE "orders" DROP COLUMN "asked";
  ALTER TABLE "applications" DROP COLUMN "asked";
  ALTER TABLE "uploads_rels" DROP COLUMN "responses_id";
  ALTER TABLE "events_rels" DROP COLUMN "responses_id";
  ALTER TABLE "mails_rels" DROP COLUMN "responses_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "responses_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "forms_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "form_versions_id";
  DROP TYPE "public"."enum_responses_spam_reasons";
  DROP TYPE "public"."enum_responses_state";
  DROP TYPE "public"."enum_responses_locale";
  DROP TYPE "public"."enum_forms_form";
  DROP TYPE "public"."enum_forms_status";
  DROP TYPE "public"."enum__forms_v_version_form";
  DROP TYPE "public"."enum__forms_v_version_status";
  DROP TYPE "public"."enum__forms_v_published_locale";`)
}
