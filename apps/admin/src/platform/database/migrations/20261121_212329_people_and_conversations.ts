// @ts-nocheck: written by Payload, see content/create-migration.ts.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_chats_topic" AS ENUM('services', 'order', 'support', 'careers', 'other');
  CREATE TYPE "public"."enum_chats_state" AS ENUM('open', 'pending', 'snoozed', 'resolved');
  CREATE TYPE "public"."enum_chats_locale" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_chat_messages_from" AS ENUM('visitor', 'agent', 'system');
  CREATE TYPE "public"."enum_accounts_locale" AS ENUM('en', 'ar');
  CREATE TYPE "public"."enum_account_sessions_ended_by" AS ENUM('logout', 'owner', 'staff', 'password');
  ALTER TYPE "public"."enum_uploads_kind" ADD VALUE 'chats';
  ALTER TYPE "public"."enum_events_kind" ADD VALUE 'chats';
  CREATE TABLE "chats" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"topic" "enum_chats_topic" NOT NULL,
  	"state" "enum_chats_state" NOT NULL,
  	"locale" "enum_chats_locale" NOT NULL,
  	"assignee_id" integer,
  	"account_id" integer,
  	"offline" boolean DEFAULT false,
  	"page" varchar,
  	"device" varchar,
  	"rating" numeric,
  	"rating_comment" varchar,
  	"snoozed_until" timestamp(3) with time zone,
  	"last_message_at" timestamp(3) with time zone,
  	"waiting_since" timestamp(3) with time zone,
  	"first_answer_at" timestamp(3) with time zone,
  	"resolved_at" timestamp(3) with time zone,
  	"visitor_seen_at" timestamp(3) with time zone,
  	"visitor_here" boolean DEFAULT false,
  	"mailed_at" timestamp(3) with time zone,
  	"mailed_sequence" numeric DEFAULT 0,
  	"client_id" varchar NOT NULL,
  	"sender_hash" varchar,
  	"spam" boolean DEFAULT false,
  	"last_sequence" numeric DEFAULT 0 NOT NULL,
  	"visitor_delivered" numeric DEFAULT 0 NOT NULL,
  	"visitor_read" numeric DEFAULT 0 NOT NULL,
  	"agent_delivered" numeric DEFAULT 0 NOT NULL,
  	"agent_read" numeric DEFAULT 0 NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "chat_messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"chat_id" integer NOT NULL,
  	"sequence" numeric NOT NULL,
  	"client_id" varchar NOT NULL,
  	"from" "enum_chat_messages_from" NOT NULL,
  	"agent_id" integer,
  	"text" varchar,
  	"notice" varchar,
  	"files" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "chat_notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"chat_id" integer NOT NULL,
  	"agent_id" integer,
  	"text" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "canned_replies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"shortcut" varchar NOT NULL,
  	"text_en" varchar NOT NULL,
  	"text_ar" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "accounts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar,
  	"locale" "enum_accounts_locale" DEFAULT 'ar' NOT NULL,
  	"is_banned" boolean DEFAULT false,
  	"ban_reason_en" varchar,
  	"ban_reason_ar" varchar,
  	"banned_at" timestamp(3) with time zone,
  	"banned_by_id" integer,
  	"invited_at" timestamp(3) with time zone,
  	"password_set_at" timestamp(3) with time zone,
  	"last_login_at" timestamp(3) with time zone,
  	"password_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "accounts_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "account_sessions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account_id" integer NOT NULL,
  	"token_id" varchar NOT NULL,
  	"device" varchar,
  	"used_at" timestamp(3) with time zone NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"ended_at" timestamp(3) with time zone,
  	"ended_by" "enum_account_sessions_ended_by",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "login_failures" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"count" numeric NOT NULL,
  	"last_at" timestamp(3) with time zone NOT NULL,
  	"locked_until" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "contacts" ADD COLUMN "account_id" integer;
  ALTER TABLE "feedback" ADD COLUMN "account_id" integer;
  ALTER TABLE "reports" ADD COLUMN "account_id" integer;
  ALTER TABLE "orders" ADD COLUMN "account_id" integer;
  ALTER TABLE "applications" ADD COLUMN "account_id" integer;
  ALTER TABLE "uploads_rels" ADD COLUMN "chats_id" integer;
  ALTER TABLE "events_rels" ADD COLUMN "chats_id" integer;
  ALTER TABLE "mails_rels" ADD COLUMN "chats_id" integer;
  ALTER TABLE "users" ADD COLUMN "chat_available" boolean DEFAULT true;
  ALTER TABLE "users" ADD COLUMN "chat_seen_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "chats_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "chat_messages_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "chat_notes_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "canned_replies_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "accounts_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "account_sessions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "login_failures_id" integer;
  ALTER TABLE "chats" ADD CONSTRAINT "chats_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "chats" ADD CONSTRAINT "chats_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_agent_id_users_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "chat_notes" ADD CONSTRAINT "chat_notes_chat_id_chats_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."chats"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "chat_notes" ADD CONSTRAINT "chat_notes_agent_id_users_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "accounts" ADD CONSTRAINT "accounts_banned_by_id_users_id_fk" FOREIGN KEY ("banned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "accounts_texts" ADD CONSTRAINT "accounts_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "account_sessions" ADD CONSTRAINT "account_sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "chats_reference_idx" ON "chats" USING btree ("reference");
  CREATE INDEX "chats_email_idx" ON "chats" USING btree ("email");
  CREATE INDEX "chats_assignee_idx" ON "chats" USING btree ("assignee_id");
  CREATE INDEX "chats_account_idx" ON "chats" USING btree ("account_id");
  CREATE UNIQUE INDEX "chats_client_id_idx" ON "chats" USING btree ("client_id");
  CREATE INDEX "chats_created_at_idx" ON "chats" USING btree ("created_at");
  CREATE INDEX "chats_updated_at_idx" ON "chats" USING btree ("updated_at");
  CREATE INDEX "state_last_message_at_idx" ON "chats" USING btree ("state","last_message_at");
  CREATE INDEX "assignee_state_idx" ON "chats" USING btree ("assignee_id","state");
  CREATE INDEX "last_message_at_idx" ON "chats" USING btree ("last_message_at");
  CREATE INDEX "chat_messages_chat_idx" ON "chat_messages" USING btree ("chat_id");
  CREATE INDEX "chat_messages_agent_idx" ON "chat_messages" USING btree ("agent_id");
  CREATE INDEX "chat_messages_updated_at_idx" ON "chat_messages" USING btree ("updated_at");
  CREATE INDEX "chat_messages_created_at_idx" ON "chat_messages" USING btree ("created_at");
  CREATE UNIQUE INDEX "chat_sequence_idx" ON "chat_messages" USING btree ("chat_id","sequence");
  CREATE UNIQUE INDEX "chat_client_id_idx" ON "chat_messages" USING btree ("chat_id","client_id");
  CREATE INDEX "chat_notes_chat_idx" ON "chat_notes" USING btree ("chat_id");
  CREATE INDEX "chat_notes_agent_idx" ON "chat_notes" USING btree ("agent_id");
  CREATE INDEX "chat_notes_updated_at_idx" ON "chat_notes" USING btree ("updated_at");
  CREATE INDEX "chat_notes_created_at_idx" ON "chat_notes" USING btree ("created_at");
  CREATE UNIQUE INDEX "canned_replies_shortcut_idx" ON "canned_replies" USING btree ("shortcut");
  CREATE INDEX "canned_replies_updated_at_idx" ON "canned_replies" USING btree ("updated_at");
  CREATE INDEX "canned_replies_created_at_idx" ON "canned_replies" USING btree ("created_at");
  CREATE UNIQUE INDEX "accounts_email_idx" ON "accounts" USING btree ("email");
  CREATE INDEX "accounts_banned_by_idx" ON "accounts" USING btree ("banned_by_id");
  CREATE INDEX "accounts_updated_at_idx" ON "accounts" USING btree ("updated_at");
  CREATE INDEX "accounts_created_at_idx" ON "accounts" USING btree ("created_at");
  CREATE INDEX "accounts_texts_order_parent" ON "accounts_texts" USING btree ("order","parent_id");
  CREATE INDEX "account_sessions_account_idx" ON "account_sessions" USING btree ("account_id");
  CREATE UNIQUE INDEX "account_sessions_token_id_idx" ON "account_sessions" USING btree ("token_id");
  CREATE INDEX "account_sessions_expires_at_idx" ON "account_sessions" USING btree ("expires_at");
  CREATE INDEX "account_sessions_updated_at_idx" ON "account_sessions" USING btree ("updated_at");
  CREATE INDEX "account_sessions_created_at_idx" ON "account_sessions" USING btree ("created_at");
  CREATE INDEX "account_used_at_idx" ON "account_sessions" USING btree ("account_id","used_at");
  CREATE UNIQUE INDEX "login_failures_key_idx" ON "login_failures" USING btree ("key");
  CREATE INDEX "login_failures_last_at_idx" ON "login_failures" USING btree ("last_at");
  CREATE INDEX "login_failures_updated_at_idx" ON "login_failures" USING btree ("updated_at");
  CREATE INDEX "login_failures_created_at_idx" ON "login_failures" USING btree ("created_at");
  ALTER TABLE "contacts" ADD CONSTRAINT "contacts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "feedback" ADD CONSTRAINT "feedback_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reports" ADD CONSTRAINT "reports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "orders" ADD CONSTRAINT "orders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applications" ADD CONSTRAINT "applications_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "uploads_rels" ADD CONSTRAINT "uploads_rels_chats_fk" FOREIGN KEY ("chats_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_chats_fk" FOREIGN KEY ("chats_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "mails_rels" ADD CONSTRAINT "mails_rels_chats_fk" FOREIGN KEY ("chats_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_chats_fk" FOREIGN KEY ("chats_id") REFERENCES "public"."chats"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_chat_messages_fk" FOREIGN KEY ("chat_messages_id") REFERENCES "public"."chat_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_chat_notes_fk" FOREIGN KEY ("chat_notes_id") REFERENCES "public"."chat_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_canned_replies_fk" FOREIGN KEY ("canned_replies_id") REFERENCES "public"."canned_replies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_accounts_fk" FOREIGN KEY ("accounts_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_account_sessions_fk" FOREIGN KEY ("account_sessions_id") REFERENCES "public"."account_sessions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_login_failures_fk" FOREIGN KEY ("login_failures_id") REFERENCES "public"."login_failures"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "contacts_account_idx" ON "contacts" USING btree ("account_id");
  CREATE INDEX "feedback_account_idx" ON "feedback" USING btree ("account_id");
  CREATE INDEX "reports_account_idx" ON "reports" USING btree ("account_id");
  CREATE INDEX "orders_account_idx" ON "orders" USING btree ("account_id");
  CREATE INDEX "applications_account_idx" ON "applications" USING btree ("account_id");
  CREATE INDEX "uploads_rels_chats_id_idx" ON "uploads_rels" USING btree ("chats_id");
  CREATE INDEX "events_rels_chats_id_idx" ON "events_rels" USING btree ("chats_id");
  CREATE INDEX "mails_rels_chats_id_idx" ON "mails_rels" USING btree ("chats_id");
  CREATE INDEX "payload_locked_documents_rels_chats_id_idx" ON "payload_locked_documents_rels" USING btree ("chats_id");
  CREATE INDEX "payload_locked_documents_rels_chat_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("chat_messages_id");
  CREATE INDEX "payload_locked_documents_rels_chat_notes_id_idx" ON "payload_locked_documents_rels" USING btree ("chat_notes_id");
  CREATE INDEX "payload_locked_documents_rels_canned_replies_id_idx" ON "payload_locked_documents_rels" USING btree ("canned_replies_id");
  CREATE INDEX "payload_locked_documents_rels_accounts_id_idx" ON "payload_locked_documents_rels" USING btree ("accounts_id");
  CREATE INDEX "payload_locked_documents_rels_account_sessions_id_idx" ON "payload_locked_documents_rels" USING btree ("account_sessions_id");
  CREATE INDEX "payload_locked_documents_rels_login_failures_id_idx" ON "payload_locked_documents_rels" USING btree ("login_failures_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "chats" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "chat_messages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "chat_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "canned_replies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "accounts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "accounts_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "account_sessions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "login_failures" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "chats" CASCADE;
  DROP TABLE "chat_messages" CASCADE;
  DROP TABLE "chat_notes" CASCADE;
  DROP TABLE "canned_replies" CASCADE;
  DROP TABLE "accounts" CASCADE;
  DROP TABLE "accounts_texts" CASCADE;
  DROP TABLE "account_sessions" CASCADE;
  DROP TABLE "login_failures" CASCADE;
  ALTER TABLE "contacts" DROP CONSTRAINT IF EXISTS "contacts_account_id_accounts_id_fk";
  
  ALTER TABLE "feedback" DROP CONSTRAINT IF EXISTS "feedback_account_id_accounts_id_fk";
  
  ALTER TABLE "reports" DROP CONSTRAINT IF EXISTS "reports_account_id_accounts_id_fk";
  
  ALTER TABLE "orders" DROP CONSTRAINT IF EXISTS "orders_account_id_accounts_id_fk";
  
  ALTER TABLE "applications" DROP CONSTRAINT IF EXISTS "applications_account_id_accounts_id_fk";
  
  ALTER TABLE "uploads_rels" DROP CONSTRAINT IF EXISTS "uploads_rels_chats_fk";
  
  ALTER TABLE "events_rels" DROP CONSTRAINT IF EXISTS "events_rels_chats_fk";
  
  ALTER TABLE "mails_rels" DROP CONSTRAINT IF EXISTS "mails_rels_chats_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_chats_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_chat_messages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_chat_notes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_canned_replies_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_accounts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_account_sessions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_login_failures_fk";
  
  ALTER TABLE "uploads" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_uploads_kind";
  CREATE TYPE "public"."enum_uploads_kind" AS ENUM('contacts', 'feedback', 'reports', 'orders', 'applications');
  ALTER TABLE "uploads" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_uploads_kind" USING "kind"::"public"."enum_uploads_kind";
  ALTER TABLE "events" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_events_kind";
  CREATE TYPE "public"."enum_events_kind" AS ENUM('contacts', 'feedback', 'reports', 'orders', 'applications');
  ALTER TABLE "events" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_events_kind" USING "kind"::"public"."enum_events_kind";
  DROP INDEX "contacts_account_idx";
  DROP INDEX "feedback_account_idx";
  DROP INDEX "reports_account_idx";
  DROP INDEX "orders_account_idx";
  DROP INDEX "applications_account_idx";
  DROP INDEX "uploads_rels_chats_id_idx";
  DROP INDEX "events_rels_chats_id_idx";
  DROP INDEX "mails_rels_chats_id_idx";
  DROP INDEX "payload_locked_documents_rels_chats_id_idx";
  DROP INDEX "payload_locked_documents_rels_chat_messages_id_idx";
  DROP INDEX "payload_locked_documents_rels_chat_notes_id_idx";
  DROP INDEX "payload_locked_documents_rels_canned_replies_id_idx";
  DROP INDEX "payload_locked_documents_rels_accounts_id_idx";
  DROP INDEX "payload_locked_documents_rels_account_sessions_id_idx";
  DROP INDEX "payload_locked_documents_rels_login_failures_id_idx";
  ALTER TABLE "contacts" DROP COLUMN "account_id";
  ALTER TABLE "feedback" DROP COLUMN "account_id";
  ALTER TABLE "reports" DROP COLUMN "account_id";
  ALTER TABLE "orders" DROP COLUMN "account_id";
  ALTER TABLE "applications" DROP COLUMN "account_id";
  ALTER TABLE "uploads_rels" DROP COLUMN "chats_id";
  ALTER TABLE "events_rels" DROP COLUMN "chats_id";
  ALTER TABLE "mails_rels" DROP COLUMN "chats_id";
  ALTER TABLE "users" DROP COLUMN "chat_available";
  ALTER TABLE "users" DROP COLUMN "chat_seen_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "chats_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "chat_messages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "chat_notes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "canned_replies_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "accounts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "account_sessions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "login_failures_id";
  DROP TYPE "public"."enum_chats_topic";
  DROP TYPE "public"."enum_chats_state";
  DROP TYPE "public"."enum_chats_locale";
  DROP TYPE "public"."enum_chat_messages_from";
  DROP TYPE "public"."enum_accounts_locale";
  DROP TYPE "public"."enum_account_sessions_ended_by";`)
}
