// @ts-nocheck: written by Payload, see content/create-migration.ts.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_contacts_spam_reasons" AS ENUM('trap', 'too_fast', 'no_proof');
  CREATE TYPE "public"."enum_contacts_state" AS ENUM('new', 'in_progress', 'answered', 'closed');
  CREATE TYPE "public"."enum_contacts_locale" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_feedback_spam_reasons" AS ENUM('trap', 'too_fast', 'no_proof');
  CREATE TYPE "public"."enum_feedback_area" AS ENUM('website', 'service', 'product', 'support', 'hiring', 'other');
  CREATE TYPE "public"."enum_feedback_state" AS ENUM('new', 'in_progress', 'answered', 'closed');
  CREATE TYPE "public"."enum_feedback_locale" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_reports_spam_reasons" AS ENUM('trap', 'too_fast', 'no_proof');
  CREATE TYPE "public"."enum_reports_severity" AS ENUM('low', 'medium', 'high', 'blocking');
  CREATE TYPE "public"."enum_reports_state" AS ENUM('new', 'triaged', 'in_progress', 'resolved', 'duplicate', 'wont_fix');
  CREATE TYPE "public"."enum_reports_locale" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_orders_spam_reasons" AS ENUM('trap', 'too_fast', 'no_proof');
  CREATE TYPE "public"."enum_orders_budget" AS ENUM('open', 'under-250k', '250k-750k', '750k-2m', 'over-2m');
  CREATE TYPE "public"."enum_orders_state" AS ENUM('received', 'reviewing', 'quoted', 'accepted', 'in_progress', 'delivered', 'closed', 'cancelled', 'declined');
  CREATE TYPE "public"."enum_orders_locale" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_applications_spam_reasons" AS ENUM('trap', 'too_fast', 'no_proof');
  CREATE TYPE "public"."enum_applications_state" AS ENUM('new', 'screening', 'interview', 'assessment', 'offer', 'hired', 'rejected', 'withdrawn');
  CREATE TYPE "public"."enum_applications_locale" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_uploads_kind" AS ENUM('contacts', 'feedback', 'reports', 'orders', 'applications');
  CREATE TYPE "public"."enum_events_kind" AS ENUM('contacts', 'feedback', 'reports', 'orders', 'applications');
  CREATE TYPE "public"."enum_events_type" AS ENUM('received', 'state', 'note', 'assigned', 'spam', 'not_spam', 'viewed_file', 'mailed', 'withdrawn', 'deletion_asked');
  CREATE TYPE "public"."enum_mails_locale" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_mails_state" AS ENUM('queued', 'sent', 'failed', 'kept');
  CREATE TABLE "contacts_spam_reasons" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_contacts_spam_reasons",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "contacts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"first_name" varchar,
  	"last_name" varchar,
  	"email" varchar,
  	"phone_country" varchar,
  	"phone" varchar,
  	"subject" varchar,
  	"help_details" varchar,
  	"reference" varchar NOT NULL,
  	"state" "enum_contacts_state" NOT NULL,
  	"assignee_id" integer,
  	"spam" boolean DEFAULT false,
  	"locale" "enum_contacts_locale" NOT NULL,
  	"finished_at" timestamp(3) with time zone,
  	"key" varchar NOT NULL,
  	"sender_hash" varchar,
  	"status_code_hash" varchar,
  	"status_code_expires" timestamp(3) with time zone,
  	"status_code_attempts" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "feedback_spam_reasons" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_feedback_spam_reasons",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "feedback" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"rating" numeric,
  	"area" "enum_feedback_area",
  	"help_details" varchar,
  	"wants_answer" boolean,
  	"first_name" varchar,
  	"last_name" varchar,
  	"email" varchar,
  	"phone_country" varchar,
  	"phone" varchar,
  	"reference" varchar NOT NULL,
  	"state" "enum_feedback_state" NOT NULL,
  	"assignee_id" integer,
  	"spam" boolean DEFAULT false,
  	"locale" "enum_feedback_locale" NOT NULL,
  	"finished_at" timestamp(3) with time zone,
  	"key" varchar NOT NULL,
  	"sender_hash" varchar,
  	"status_code_hash" varchar,
  	"status_code_expires" timestamp(3) with time zone,
  	"status_code_attempts" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reports_spam_reasons" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_reports_spam_reasons",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "reports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"page" varchar,
  	"error_id" varchar,
  	"severity" "enum_reports_severity",
  	"help_details" varchar,
  	"first_name" varchar,
  	"email" varchar,
  	"reference" varchar NOT NULL,
  	"state" "enum_reports_state" NOT NULL,
  	"assignee_id" integer,
  	"spam" boolean DEFAULT false,
  	"locale" "enum_reports_locale" NOT NULL,
  	"finished_at" timestamp(3) with time zone,
  	"key" varchar NOT NULL,
  	"sender_hash" varchar,
  	"status_code_hash" varchar,
  	"status_code_expires" timestamp(3) with time zone,
  	"status_code_attempts" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "orders_spam_reasons" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_orders_spam_reasons",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "orders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"offer" varchar,
  	"brief" varchar,
  	"budget" "enum_orders_budget",
  	"deadline" timestamp(3) with time zone,
  	"first_name" varchar,
  	"last_name" varchar,
  	"company" varchar,
  	"email" varchar,
  	"phone_country" varchar,
  	"phone" varchar,
  	"reference" varchar NOT NULL,
  	"state" "enum_orders_state" NOT NULL,
  	"assignee_id" integer,
  	"spam" boolean DEFAULT false,
  	"locale" "enum_orders_locale" NOT NULL,
  	"finished_at" timestamp(3) with time zone,
  	"key" varchar NOT NULL,
  	"sender_hash" varchar,
  	"status_code_hash" varchar,
  	"status_code_expires" timestamp(3) with time zone,
  	"status_code_attempts" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "applications_answers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar
  );
  
  CREATE TABLE "applications_spam_reasons" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_applications_spam_reasons",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "applications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"first_name" varchar,
  	"last_name" varchar,
  	"email" varchar,
  	"phone_country" varchar,
  	"phone" varchar,
  	"cover_letter" varchar,
  	"consent_processing" boolean,
  	"consent_retention" boolean,
  	"reference" varchar NOT NULL,
  	"state" "enum_applications_state" NOT NULL,
  	"assignee_id" integer,
  	"spam" boolean DEFAULT false,
  	"locale" "enum_applications_locale" NOT NULL,
  	"finished_at" timestamp(3) with time zone,
  	"career_id" integer,
  	"deletion_asked_at" timestamp(3) with time zone,
  	"key" varchar NOT NULL,
  	"sender_hash" varchar,
  	"status_code_hash" varchar,
  	"status_code_expires" timestamp(3) with time zone,
  	"status_code_attempts" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "applications_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "uploads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"filename" varchar NOT NULL,
  	"content_type" varchar NOT NULL,
  	"filesize" numeric NOT NULL,
  	"sha256" varchar NOT NULL,
  	"width" numeric,
  	"height" numeric,
  	"storage_key" varchar NOT NULL,
  	"kind" "enum_uploads_kind" NOT NULL,
  	"field" varchar NOT NULL,
  	"expires_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "uploads_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"contacts_id" integer,
  	"feedback_id" integer,
  	"reports_id" integer,
  	"orders_id" integer,
  	"applications_id" integer
  );
  
  CREATE TABLE "events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_events_kind" NOT NULL,
  	"type" "enum_events_type" NOT NULL,
  	"actor_id" integer,
  	"from" varchar,
  	"to" varchar,
  	"note" varchar,
  	"public" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "events_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"contacts_id" integer,
  	"feedback_id" integer,
  	"reports_id" integer,
  	"orders_id" integer,
  	"applications_id" integer
  );
  
  CREATE TABLE "mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"reply_to" varchar,
  	"text" varchar NOT NULL,
  	"html" varchar NOT NULL,
  	"template" varchar NOT NULL,
  	"locale" "enum_mails_locale" NOT NULL,
  	"state" "enum_mails_state" NOT NULL,
  	"attempts" numeric DEFAULT 0,
  	"next_attempt_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"last_error" varchar,
  	"message_id" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mails_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"contacts_id" integer,
  	"feedback_id" integer,
  	"reports_id" integer,
  	"orders_id" integer,
  	"applications_id" integer
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "contacts_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "feedback_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reports_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "orders_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "applications_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "uploads_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "events_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "mails_id" integer;
  ALTER TABLE "contacts_spam_reasons" ADD CONSTRAINT "contacts_spam_reasons_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contacts" ADD CONSTRAINT "contacts_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "feedback_spam_reasons" ADD CONSTRAINT "feedback_spam_reasons_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."feedback"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "feedback" ADD CONSTRAINT "feedback_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reports_spam_reasons" ADD CONSTRAINT "reports_spam_reasons_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reports" ADD CONSTRAINT "reports_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders_spam_reasons" ADD CONSTRAINT "orders_spam_reasons_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applications_answers" ADD CONSTRAINT "applications_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "applications_spam_reasons" ADD CONSTRAINT "applications_spam_reasons_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "applications" ADD CONSTRAINT "applications_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applications" ADD CONSTRAINT "applications_career_id_careers_id_fk" FOREIGN KEY ("career_id") REFERENCES "public"."careers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applications_texts" ADD CONSTRAINT "applications_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "uploads_rels" ADD CONSTRAINT "uploads_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "uploads_rels" ADD CONSTRAINT "uploads_rels_contacts_fk" FOREIGN KEY ("contacts_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "uploads_rels" ADD CONSTRAINT "uploads_rels_feedback_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."feedback"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "uploads_rels" ADD CONSTRAINT "uploads_rels_reports_fk" FOREIGN KEY ("reports_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "uploads_rels" ADD CONSTRAINT "uploads_rels_orders_fk" FOREIGN KEY ("orders_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "uploads_rels" ADD CONSTRAINT "uploads_rels_applications_fk" FOREIGN KEY ("applications_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_contacts_fk" FOREIGN KEY ("contacts_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_feedback_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."feedback"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_reports_fk" FOREIGN KEY ("reports_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_orders_fk" FOREIGN KEY ("orders_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_applications_fk" FOREIGN KEY ("applications_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mails_rels" ADD CONSTRAINT "mails_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mails_rels" ADD CONSTRAINT "mails_rels_contacts_fk" FOREIGN KEY ("contacts_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mails_rels" ADD CONSTRAINT "mails_rels_feedback_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."feedback"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mails_rels" ADD CONSTRAINT "mails_rels_reports_fk" FOREIGN KEY ("reports_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mails_rels" ADD CONSTRAINT "mails_rels_orders_fk" FOREIGN KEY ("orders_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mails_rels" ADD CONSTRAINT "mails_rels_applications_fk" FOREIGN KEY ("applications_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "contacts_spam_reasons_order_idx" ON "contacts_spam_reasons" USING btree ("order");
  CREATE INDEX "contacts_spam_reasons_parent_idx" ON "contacts_spam_reasons" USING btree ("parent_id");
  CREATE UNIQUE INDEX "contacts_reference_idx" ON "contacts" USING btree ("reference");
  CREATE INDEX "contacts_assignee_idx" ON "contacts" USING btree ("assignee_id");
  CREATE UNIQUE INDEX "contacts_key_idx" ON "contacts" USING btree ("key");
  CREATE INDEX "contacts_updated_at_idx" ON "contacts" USING btree ("updated_at");
  CREATE INDEX "contacts_created_at_idx" ON "contacts" USING btree ("created_at");
  CREATE INDEX "state_createdAt_idx" ON "contacts" USING btree ("state","created_at");
  CREATE INDEX "spam_createdAt_idx" ON "contacts" USING btree ("spam","created_at");
  CREATE INDEX "state_finished_at_idx" ON "contacts" USING btree ("state","finished_at");
  CREATE INDEX "feedback_spam_reasons_order_idx" ON "feedback_spam_reasons" USING btree ("order");
  CREATE INDEX "feedback_spam_reasons_parent_idx" ON "feedback_spam_reasons" USING btree ("parent_id");
  CREATE UNIQUE INDEX "feedback_reference_idx" ON "feedback" USING btree ("reference");
  CREATE INDEX "feedback_assignee_idx" ON "feedback" USING btree ("assignee_id");
  CREATE UNIQUE INDEX "feedback_key_idx" ON "feedback" USING btree ("key");
  CREATE INDEX "feedback_updated_at_idx" ON "feedback" USING btree ("updated_at");
  CREATE INDEX "feedback_created_at_idx" ON "feedback" USING btree ("created_at");
  CREATE INDEX "state_createdAt_1_idx" ON "feedback" USING btree ("state","created_at");
  CREATE INDEX "spam_createdAt_1_idx" ON "feedback" USING btree ("spam","created_at");
  CREATE INDEX "state_finished_at_1_idx" ON "feedback" USING btree ("state","finished_at");
  CREATE INDEX "reports_spam_reasons_order_idx" ON "reports_spam_reasons" USING btree ("order");
  CREATE INDEX "reports_spam_reasons_parent_idx" ON "reports_spam_reasons" USING btree ("parent_id");
  CREATE UNIQUE INDEX "reports_reference_idx" ON "reports" USING btree ("reference");
  CREATE INDEX "reports_assignee_idx" ON "reports" USING btree ("assignee_id");
  CREATE UNIQUE INDEX "reports_key_idx" ON "reports" USING btree ("key");
  CREATE INDEX "reports_updated_at_idx" ON "reports" USING btree ("updated_at");
  CREATE INDEX "reports_created_at_idx" ON "reports" USING btree ("created_at");
  CREATE INDEX "state_createdAt_2_idx" ON "reports" USING btree ("state","created_at");
  CREATE INDEX "spam_createdAt_2_idx" ON "reports" USING btree ("spam","created_at");
  CREATE INDEX "state_finished_at_2_idx" ON "reports" USING btree ("state","finished_at");
  CREATE INDEX "orders_spam_reasons_order_idx" ON "orders_spam_reasons" USING btree ("order");
  CREATE INDEX "orders_spam_reasons_parent_idx" ON "orders_spam_reasons" USING btree ("parent_id");
  CREATE UNIQUE INDEX "orders_reference_idx" ON "orders" USING btree ("reference");
  CREATE INDEX "orders_assignee_idx" ON "orders" USING btree ("assignee_id");
  CREATE UNIQUE INDEX "orders_key_idx" ON "orders" USING btree ("key");
  CREATE INDEX "orders_updated_at_idx" ON "orders" USING btree ("updated_at");
  CREATE INDEX "orders_created_at_idx" ON "orders" USING btree ("created_at");
  CREATE INDEX "state_createdAt_3_idx" ON "orders" USING btree ("state","created_at");
  CREATE INDEX "spam_createdAt_3_idx" ON "orders" USING btree ("spam","created_at");
  CREATE INDEX "state_finished_at_3_idx" ON "orders" USING btree ("state","finished_at");
  CREATE INDEX "applications_answers_order_idx" ON "applications_answers" USING btree ("_order");
  CREATE INDEX "applications_answers_parent_id_idx" ON "applications_answers" USING btree ("_parent_id");
  CREATE INDEX "applications_spam_reasons_order_idx" ON "applications_spam_reasons" USING btree ("order");
  CREATE INDEX "applications_spam_reasons_parent_idx" ON "applications_spam_reasons" USING btree ("parent_id");
  CREATE UNIQUE INDEX "applications_reference_idx" ON "applications" USING btree ("reference");
  CREATE INDEX "applications_assignee_idx" ON "applications" USING btree ("assignee_id");
  CREATE INDEX "applications_career_idx" ON "applications" USING btree ("career_id");
  CREATE INDEX "applications_deletion_asked_at_idx" ON "applications" USING btree ("deletion_asked_at");
  CREATE UNIQUE INDEX "applications_key_idx" ON "applications" USING btree ("key");
  CREATE INDEX "applications_updated_at_idx" ON "applications" USING btree ("updated_at");
  CREATE INDEX "applications_created_at_idx" ON "applications" USING btree ("created_at");
  CREATE INDEX "state_createdAt_4_idx" ON "applications" USING btree ("state","created_at");
  CREATE INDEX "spam_createdAt_4_idx" ON "applications" USING btree ("spam","created_at");
  CREATE INDEX "state_finished_at_4_idx" ON "applications" USING btree ("state","finished_at");
  CREATE INDEX "applications_texts_order_parent" ON "applications_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "uploads_token_hash_idx" ON "uploads" USING btree ("token_hash");
  CREATE INDEX "uploads_sha256_idx" ON "uploads" USING btree ("sha256");
  CREATE INDEX "uploads_storage_key_idx" ON "uploads" USING btree ("storage_key");
  CREATE INDEX "uploads_kind_idx" ON "uploads" USING btree ("kind");
  CREATE INDEX "uploads_expires_at_idx" ON "uploads" USING btree ("expires_at");
  CREATE INDEX "uploads_updated_at_idx" ON "uploads" USING btree ("updated_at");
  CREATE INDEX "uploads_created_at_idx" ON "uploads" USING btree ("created_at");
  CREATE INDEX "uploads_rels_order_idx" ON "uploads_rels" USING btree ("order");
  CREATE INDEX "uploads_rels_parent_idx" ON "uploads_rels" USING btree ("parent_id");
  CREATE INDEX "uploads_rels_path_idx" ON "uploads_rels" USING btree ("path");
  CREATE INDEX "uploads_rels_contacts_id_idx" ON "uploads_rels" USING btree ("contacts_id");
  CREATE INDEX "uploads_rels_feedback_id_idx" ON "uploads_rels" USING btree ("feedback_id");
  CREATE INDEX "uploads_rels_reports_id_idx" ON "uploads_rels" USING btree ("reports_id");
  CREATE INDEX "uploads_rels_orders_id_idx" ON "uploads_rels" USING btree ("orders_id");
  CREATE INDEX "uploads_rels_applications_id_idx" ON "uploads_rels" USING btree ("applications_id");
  CREATE INDEX "events_kind_idx" ON "events" USING btree ("kind");
  CREATE INDEX "events_actor_idx" ON "events" USING btree ("actor_id");
  CREATE INDEX "events_updated_at_idx" ON "events" USING btree ("updated_at");
  CREATE INDEX "events_created_at_idx" ON "events" USING btree ("created_at");
  CREATE INDEX "events_rels_order_idx" ON "events_rels" USING btree ("order");
  CREATE INDEX "events_rels_parent_idx" ON "events_rels" USING btree ("parent_id");
  CREATE INDEX "events_rels_path_idx" ON "events_rels" USING btree ("path");
  CREATE INDEX "events_rels_contacts_id_idx" ON "events_rels" USING btree ("contacts_id");
  CREATE INDEX "events_rels_feedback_id_idx" ON "events_rels" USING btree ("feedback_id");
  CREATE INDEX "events_rels_reports_id_idx" ON "events_rels" USING btree ("reports_id");
  CREATE INDEX "events_rels_orders_id_idx" ON "events_rels" USING btree ("orders_id");
  CREATE INDEX "events_rels_applications_id_idx" ON "events_rels" USING btree ("applications_id");
  CREATE INDEX "mails_to_idx" ON "mails" USING btree ("to");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  CREATE INDEX "state_next_attempt_at_idx" ON "mails" USING btree ("state","next_attempt_at");
  CREATE INDEX "state_createdAt_5_idx" ON "mails" USING btree ("state","created_at");
  CREATE INDEX "mails_rels_order_idx" ON "mails_rels" USING btree ("order");
  CREATE INDEX "mails_rels_parent_idx" ON "mails_rels" USING btree ("parent_id");
  CREATE INDEX "mails_rels_path_idx" ON "mails_rels" USING btree ("path");
  CREATE INDEX "mails_rels_contacts_id_idx" ON "mails_rels" USING btree ("contacts_id");
  CREATE INDEX "mails_rels_feedback_id_idx" ON "mails_rels" USING btree ("feedback_id");
  CREATE INDEX "mails_rels_reports_id_idx" ON "mails_rels" USING btree ("reports_id");
  CREATE INDEX "mails_rels_orders_id_idx" ON "mails_rels" USING btree ("orders_id");
  CREATE INDEX "mails_rels_applications_id_idx" ON "mails_rels" USING btree ("applications_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contacts_fk" FOREIGN KEY ("contacts_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_feedback_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."feedback"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reports_fk" FOREIGN KEY ("reports_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_orders_fk" FOREIGN KEY ("orders_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_applications_fk" FOREIGN KEY ("applications_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_uploads_fk" FOREIGN KEY ("uploads_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mails_fk" FOREIGN KEY ("mails_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_contacts_id_idx" ON "payload_locked_documents_rels" USING btree ("contacts_id");
  CREATE INDEX "payload_locked_documents_rels_feedback_id_idx" ON "payload_locked_documents_rels" USING btree ("feedback_id");
  CREATE INDEX "payload_locked_documents_rels_reports_id_idx" ON "payload_locked_documents_rels" USING btree ("reports_id");
  CREATE INDEX "payload_locked_documents_rels_orders_id_idx" ON "payload_locked_documents_rels" USING btree ("orders_id");
  CREATE INDEX "payload_locked_documents_rels_applications_id_idx" ON "payload_locked_documents_rels" USING btree ("applications_id");
  CREATE INDEX "payload_locked_documents_rels_uploads_id_idx" ON "payload_locked_documents_rels" USING btree ("uploads_id");
  CREATE INDEX "payload_locked_documents_rels_events_id_idx" ON "payload_locked_documents_rels" USING btree ("events_id");
  CREATE INDEX "payload_locked_documents_rels_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("mails_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "contacts_spam_reasons" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "contacts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "feedback_spam_reasons" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "feedback" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reports_spam_reasons" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "orders_spam_reasons" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "orders" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "applications_answers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "applications_spam_reasons" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "applications" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "applications_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "uploads" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "uploads_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "events_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mails" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mails_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "contacts_spam_reasons" CASCADE;
  DROP TABLE "contacts" CASCADE;
  DROP TABLE "feedback_spam_reasons" CASCADE;
  DROP TABLE "feedback" CASCADE;
  DROP TABLE "reports_spam_reasons" CASCADE;
  DROP TABLE "reports" CASCADE;
  DROP TABLE "orders_spam_reasons" CASCADE;
  DROP TABLE "orders" CASCADE;
  DROP TABLE "applications_answers" CASCADE;
  DROP TABLE "applications_spam_reasons" CASCADE;
  DROP TABLE "applications" CASCADE;
  DROP TABLE "applications_texts" CASCADE;
  DROP TABLE "uploads" CASCADE;
  DROP TABLE "uploads_rels" CASCADE;
  DROP TABLE "events" CASCADE;
  DROP TABLE "events_rels" CASCADE;
  DROP TABLE "mails" CASCADE;
  DROP TABLE "mails_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_contacts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_feedback_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_reports_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_orders_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_applications_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_uploads_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_events_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_mails_fk";
  
  DROP INDEX "payload_locked_documents_rels_contacts_id_idx";
  DROP INDEX "payload_locked_documents_rels_feedback_id_idx";
  DROP INDEX "payload_locked_documents_rels_reports_id_idx";
  DROP INDEX "payload_locked_documents_rels_orders_id_idx";
  DROP INDEX "payload_locked_documents_rels_applications_id_idx";
  DROP INDEX "payload_locked_documents_rels_uploads_id_idx";
  DROP INDEX "payload_locked_documents_rels_events_id_idx";
  DROP INDEX "payload_locked_documents_rels_mails_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "contacts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "feedback_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reports_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "orders_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "applications_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "uploads_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "events_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "mails_id";
  DROP TYPE "public"."enum_contacts_spam_reasons";
  DROP TYPE "public"."enum_contacts_state";
  DROP TYPE "public"."enum_contacts_locale";
  DROP TYPE "public"."enum_feedback_spam_reasons";
  DROP TYPE "public"."enum_feedback_area";
  DROP TYPE "public"."enum_feedback_state";
  DROP TYPE "public"."enum_feedback_locale";
  DROP TYPE "public"."enum_reports_spam_reasons";
  DROP TYPE "public"."enum_reports_severity";
  DROP TYPE "public"."enum_reports_state";
  DROP TYPE "public"."enum_reports_locale";
  DROP TYPE "public"."enum_orders_spam_reasons";
  DROP TYPE "public"."enum_orders_budget";
  DROP TYPE "public"."enum_orders_state";
  DROP TYPE "public"."enum_orders_locale";
  DROP TYPE "public"."enum_applications_spam_reasons";
  DROP TYPE "public"."enum_applications_state";
  DROP TYPE "public"."enum_applications_locale";
  DROP TYPE "public"."enum_uploads_kind";
  DROP TYPE "public"."enum_events_kind";
  DROP TYPE "public"."enum_events_type";
  DROP TYPE "public"."enum_mails_locale";
  DROP TYPE "public"."enum_mails_state";`)
}
