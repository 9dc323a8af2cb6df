// @ts-nocheck: written by Payload, see src/create-migration.ts.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_staff_factors_kind" AS ENUM('totp', 'passkey', 'recovery');
  CREATE TYPE "public"."enum_staff_security_second_factor_roles" AS ENUM('admin', 'editor', 'recruiter', 'agent', 'sales');
  CREATE TYPE "public"."enum_staff_security_second_factor" AS ENUM('own', 'roles', 'all');
  CREATE TABLE "staff_factors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member" numeric NOT NULL,
  	"kind" "enum_staff_factors_kind" NOT NULL,
  	"name" varchar,
  	"secret" varchar,
  	"credential" varchar,
  	"public_key" varchar,
  	"counter" numeric,
  	"transports" varchar,
  	"last_step" numeric,
  	"used_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "staff_challenges" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"value" varchar NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "staff_security_second_factor_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_staff_security_second_factor_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "staff_security" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"second_factor" "enum_staff_security_second_factor" DEFAULT 'own',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "users_sessions" ADD COLUMN "proved_at" timestamp(3) with time zone;
  ALTER TABLE "sign_in_steps" ADD COLUMN "is_proved" boolean;
  ALTER TABLE "staff_security_second_factor_roles" ADD CONSTRAINT "staff_security_second_factor_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."staff_security"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "staff_factors_member_idx" ON "staff_factors" USING btree ("member");
  CREATE UNIQUE INDEX "staff_factors_credential_idx" ON "staff_factors" USING btree ("credential");
  CREATE INDEX "staff_factors_updated_at_idx" ON "staff_factors" USING btree ("updated_at");
  CREATE INDEX "staff_factors_created_at_idx" ON "staff_factors" USING btree ("created_at");
  CREATE UNIQUE INDEX "staff_challenges_key_idx" ON "staff_challenges" USING btree ("key");
  CREATE INDEX "staff_challenges_expires_at_idx" ON "staff_challenges" USING btree ("expires_at");
  CREATE INDEX "staff_challenges_updated_at_idx" ON "staff_challenges" USING btree ("updated_at");
  CREATE INDEX "staff_challenges_created_at_idx" ON "staff_challenges" USING btree ("created_at");
  CREATE INDEX "staff_security_second_factor_roles_order_idx" ON "staff_security_second_factor_roles" USING btree ("order");
  CREATE INDEX "staff_security_second_factor_roles_parent_idx" ON "staff_security_second_factor_roles" USING btree ("parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "staff_factors" CASCADE;
  DROP TABLE "staff_challenges" CASCADE;
  DROP TABLE "staff_security_second_factor_roles" CASCADE;
  DROP TABLE "staff_security" CASCADE;
  ALTER TABLE "users_sessions" DROP COLUMN "proved_at";
  ALTER TABLE "sign_in_steps" DROP COLUMN "is_proved";
  DROP TYPE "public"."enum_staff_factors_kind";
  DROP TYPE "public"."enum_staff_security_second_factor_roles";
  DROP TYPE "public"."enum_staff_security_second_factor";`)
}
