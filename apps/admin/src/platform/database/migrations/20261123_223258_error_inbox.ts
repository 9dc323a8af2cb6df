// @ts-nocheck: written by Payload, see src/create-migration.ts.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_errors_source" AS ENUM('site', 'admin', 'job', 'reader', 'staff', 'policy');
  CREATE TYPE "public"."enum_errors_state" AS ENUM('open', 'resolved', 'ignored');
  CREATE TABLE "errors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"message" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"source" "enum_errors_source" NOT NULL,
  	"place" varchar,
  	"stack" varchar,
  	"routes" varchar,
  	"requests" varchar,
  	"version" varchar,
  	"first_version" varchar,
  	"count" numeric DEFAULT 1 NOT NULL,
  	"first_at" timestamp(3) with time zone NOT NULL,
  	"last_at" timestamp(3) with time zone NOT NULL,
  	"state" "enum_errors_state" DEFAULT 'open' NOT NULL,
  	"settled_at" timestamp(3) with time zone,
  	"returned_at" timestamp(3) with time zone,
  	"kind" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "errors_source_idx" ON "errors" USING btree ("source");
  CREATE INDEX "errors_first_at_idx" ON "errors" USING btree ("first_at");
  CREATE INDEX "errors_last_at_idx" ON "errors" USING btree ("last_at");
  CREATE UNIQUE INDEX "errors_kind_idx" ON "errors" USING btree ("kind");
  CREATE INDEX "errors_updated_at_idx" ON "errors" USING btree ("updated_at");
  CREATE INDEX "errors_created_at_idx" ON "errors" USING btree ("created_at");
  CREATE INDEX "state_last_at_idx" ON "errors" USING btree ("state","last_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "errors" CASCADE;
  DROP TYPE "public"."enum_errors_source";
  DROP TYPE "public"."enum_errors_state";`)
}
