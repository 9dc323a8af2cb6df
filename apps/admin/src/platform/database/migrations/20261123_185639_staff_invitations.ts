// @ts-nocheck: written by Payload, see src/create-migration.ts.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "sign_in_steps" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"member" numeric NOT NULL,
  	"password_mark" varchar NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "users" ADD COLUMN "invited_until" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "must_change_password" boolean;
  CREATE UNIQUE INDEX "sign_in_steps_key_idx" ON "sign_in_steps" USING btree ("key");
  CREATE INDEX "sign_in_steps_expires_at_idx" ON "sign_in_steps" USING btree ("expires_at");
  CREATE INDEX "sign_in_steps_updated_at_idx" ON "sign_in_steps" USING btree ("updated_at");
  CREATE INDEX "sign_in_steps_created_at_idx" ON "sign_in_steps" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "sign_in_steps" CASCADE;
  ALTER TABLE "users" DROP COLUMN "invited_until";
  ALTER TABLE "users" DROP COLUMN "must_change_password";`)
}
