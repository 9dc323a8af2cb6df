// @ts-nocheck: written by Payload, see content/create-migration.ts.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_account_bans_step" AS ENUM('banned', 'changed', 'lifted');
  CREATE TABLE "account_bans" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account_id" integer NOT NULL,
  	"step" "enum_account_bans_step" NOT NULL,
  	"actor_id" integer,
  	"reason_en" varchar,
  	"reason_ar" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "banned_addresses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "account_bans_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "banned_addresses_id" integer;
  ALTER TABLE "account_bans" ADD CONSTRAINT "account_bans_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "account_bans" ADD CONSTRAINT "account_bans_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "account_bans_account_idx" ON "account_bans" USING btree ("account_id");
  CREATE INDEX "account_bans_actor_idx" ON "account_bans" USING btree ("actor_id");
  CREATE INDEX "account_bans_updated_at_idx" ON "account_bans" USING btree ("updated_at");
  CREATE INDEX "account_bans_created_at_idx" ON "account_bans" USING btree ("created_at");
  CREATE UNIQUE INDEX "banned_addresses_key_idx" ON "banned_addresses" USING btree ("key");
  CREATE INDEX "banned_addresses_expires_at_idx" ON "banned_addresses" USING btree ("expires_at");
  CREATE INDEX "banned_addresses_updated_at_idx" ON "banned_addresses" USING btree ("updated_at");
  CREATE INDEX "banned_addresses_created_at_idx" ON "banned_addresses" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_account_bans_fk" FOREIGN KEY ("account_bans_id") REFERENCES "public"."account_bans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_banned_addresses_fk" FOREIGN KEY ("banned_addresses_id") REFERENCES "public"."banned_addresses"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_account_bans_id_idx" ON "payload_locked_documents_rels" USING btree ("account_bans_id");
  CREATE INDEX "payload_locked_documents_rels_banned_addresses_id_idx" ON "payload_locked_documents_rels" USING btree ("banned_addresses_id");`)
  // By hand: bans of before begin the history, and people are found by their address in whatever capitals.
  await db.execute(sql`
   INSERT INTO "account_bans" ("account_id", "step", "actor_id", "reason_en", "reason_ar", "created_at")
    SELECT "id", 'banned', "banned_by_id", "ban_reason_en", "ban_reason_ar", coalesce("banned_at", "updated_at")
    FROM "accounts" WHERE "is_banned";
  CREATE INDEX "contacts_lower_email_idx" ON "contacts" USING btree (lower("email"));
  CREATE INDEX "feedback_lower_email_idx" ON "feedback" USING btree (lower("email"));
  CREATE INDEX "reports_lower_email_idx" ON "reports" USING btree (lower("email"));
  CREATE INDEX "orders_lower_email_idx" ON "orders" USING btree (lower("email"));
  CREATE INDEX "applications_lower_email_idx" ON "applications" USING btree (lower("email"));
  CREATE INDEX "chats_lower_email_idx" ON "chats" USING btree (lower("email"));
  CREATE INDEX "mails_lower_to_idx" ON "mails" USING btree (lower("to"));`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "contacts_lower_email_idx";
  DROP INDEX "feedback_lower_email_idx";
  DROP INDEX "reports_lower_email_idx";
  DROP INDEX "orders_lower_email_idx";
  DROP INDEX "applications_lower_email_idx";
  DROP INDEX "chats_lower_email_idx";
  DROP INDEX "mails_lower_to_idx";`)
  await db.execute(sql`
   ALTER TABLE "account_bans" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "banned_addresses" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "account_bans" CASCADE;
  DROP TABLE "banned_addresses" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_account_bans_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_banned_addresses_fk";
  
  DROP INDEX "payload_locked_documents_rels_account_bans_id_idx";
  DROP INDEX "payload_locked_documents_rels_banned_addresses_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "account_bans_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "banned_addresses_id";
  DROP TYPE "public"."enum_account_bans_step";`)
}
