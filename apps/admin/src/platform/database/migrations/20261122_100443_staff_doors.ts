// @ts-nocheck: written by Payload, see content/create-migration.ts.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_acts_act" AS ENUM('deleted', 'exported', 'opened');
  ALTER TYPE "public"."enum_account_bans_step" ADD VALUE 'moved';
  CREATE TABLE "acts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"act" "enum_acts_act" NOT NULL,
  	"kind" varchar NOT NULL,
  	"record" numeric,
  	"subject" varchar,
  	"detail" varchar,
  	"actor" numeric,
  	"actor_name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "account_bans" ADD COLUMN "address" varchar;
  CREATE INDEX "acts_act_idx" ON "acts" USING btree ("act");
  CREATE INDEX "acts_kind_idx" ON "acts" USING btree ("kind");
  CREATE INDEX "acts_updated_at_idx" ON "acts" USING btree ("updated_at");
  CREATE INDEX "acts_created_at_idx" ON "acts" USING btree ("created_at");
  ALTER TABLE "users" DROP COLUMN "login_attempts";
  ALTER TABLE "users" DROP COLUMN "lock_until";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "acts" CASCADE;
  ALTER TABLE "account_bans" ALTER COLUMN "step" SET DATA TYPE text;
  DROP TYPE "public"."enum_account_bans_step";
  CREATE TYPE "public"."enum_account_bans_step" AS ENUM('banned', 'changed', 'lifted');
  ALTER TABLE "account_bans" ALTER COLUMN "step" SET DATA TYPE "public"."enum_account_bans_step" USING "step"::"public"."enum_account_bans_step";
  ALTER TABLE "users" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "users" ADD COLUMN "lock_until" timestamp(3) with time zone;
  ALTER TABLE "account_bans" DROP COLUMN "address";
  DROP TYPE "public"."enum_acts_act";`)
}
