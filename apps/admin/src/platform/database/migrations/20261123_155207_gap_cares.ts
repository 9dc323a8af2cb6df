// @ts-nocheck: written by Payload, see src/create-migration.ts.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_gaps_off" AS ENUM('day', 'change', 'done');
  CREATE TYPE "public"."enum_gap_acts_act" AS ENUM('assigned', 'freed', 'snoozed', 'done', 'back', 'solved', 'returned');
  CREATE TABLE "gaps" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"source" varchar NOT NULL,
  	"title" varchar,
  	"locale" varchar,
  	"member_id" integer,
  	"due" varchar,
  	"off" "enum_gaps_off",
  	"until" varchar,
  	"mark" varchar,
  	"solved_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "gap_acts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"gap_id" integer,
  	"act" "enum_gap_acts_act" NOT NULL,
  	"actor" numeric,
  	"member" numeric,
  	"day" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "gap_figures" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"value" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "gaps" ADD CONSTRAINT "gaps_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gap_acts" ADD CONSTRAINT "gap_acts_gap_id_gaps_id_fk" FOREIGN KEY ("gap_id") REFERENCES "public"."gaps"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "gaps_key_idx" ON "gaps" USING btree ("key");
  CREATE INDEX "gaps_member_idx" ON "gaps" USING btree ("member_id");
  CREATE INDEX "gaps_updated_at_idx" ON "gaps" USING btree ("updated_at");
  CREATE INDEX "gaps_created_at_idx" ON "gaps" USING btree ("created_at");
  CREATE INDEX "gap_acts_gap_idx" ON "gap_acts" USING btree ("gap_id");
  CREATE INDEX "gap_acts_updated_at_idx" ON "gap_acts" USING btree ("updated_at");
  CREATE INDEX "gap_acts_created_at_idx" ON "gap_acts" USING btree ("created_at");
  CREATE INDEX "gap_figures_updated_at_idx" ON "gap_figures" USING btree ("updated_at");
  CREATE INDEX "gap_figures_created_at_idx" ON "gap_figures" USING btree ("created_at");
  CREATE UNIQUE INDEX "day_name_idx" ON "gap_figures" USING btree ("day","name");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "gaps" CASCADE;
  DROP TABLE "gap_acts" CASCADE;
  DROP TABLE "gap_figures" CASCADE;
  DROP TYPE "public"."enum_gaps_off";
  DROP TYPE "public"."enum_gap_acts_act";`)
}
