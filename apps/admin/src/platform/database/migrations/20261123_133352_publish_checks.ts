// @ts-nocheck: written by Payload, see src/create-migration.ts.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_acts_act" ADD VALUE 'changed';
  CREATE TABLE "findings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" varchar NOT NULL,
  	"entry" numeric,
  	"locale" varchar NOT NULL,
  	"check" varchar NOT NULL,
  	"level" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"said" jsonb,
  	"range" jsonb,
  	"since" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "dismissals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" varchar NOT NULL,
  	"entry" numeric,
  	"check" varchar NOT NULL,
  	"locale" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"mark" varchar NOT NULL,
  	"reason" varchar NOT NULL,
  	"by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "checks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"levels" jsonb,
  	"ran_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "dismissals" ADD CONSTRAINT "dismissals_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "findings_check_idx" ON "findings" USING btree ("check");
  CREATE INDEX "findings_updated_at_idx" ON "findings" USING btree ("updated_at");
  CREATE INDEX "findings_created_at_idx" ON "findings" USING btree ("created_at");
  CREATE INDEX "type_entry_idx" ON "findings" USING btree ("type","entry");
  CREATE INDEX "dismissals_by_idx" ON "dismissals" USING btree ("by_id");
  CREATE INDEX "dismissals_updated_at_idx" ON "dismissals" USING btree ("updated_at");
  CREATE INDEX "dismissals_created_at_idx" ON "dismissals" USING btree ("created_at");
  CREATE INDEX "type_entry_1_idx" ON "dismissals" USING btree ("type","entry");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "findings" CASCADE;
  DROP TABLE "dismissals" CASCADE;
  DROP TABLE "checks" CASCADE;
  ALTER TABLE "acts" ALTER COLUMN "act" SET DATA TYPE text;
  DROP TYPE "public"."enum_acts_act";
  CREATE TYPE "public"."enum_acts_act" AS ENUM('deleted', 'exported', 'opened');
  ALTER TABLE "acts" ALTER COLUMN "act" SET DATA TYPE "public"."enum_acts_act" USING "act"::"public"."enum_acts_act";`)
}
