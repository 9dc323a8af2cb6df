// @ts-nocheck: written by Payload, see src/create-migration.ts.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "staff_devices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member" numeric NOT NULL,
  	"key" varchar NOT NULL,
  	"known_as" varchar,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "users_sessions" ADD COLUMN "is_new_device" boolean;
  ALTER TABLE "users" ADD COLUMN "first_signed_in_at" timestamp(3) with time zone;
  CREATE INDEX "staff_devices_member_idx" ON "staff_devices" USING btree ("member");
  CREATE UNIQUE INDEX "staff_devices_key_idx" ON "staff_devices" USING btree ("key");
  CREATE INDEX "staff_devices_expires_at_idx" ON "staff_devices" USING btree ("expires_at");
  CREATE INDEX "staff_devices_updated_at_idx" ON "staff_devices" USING btree ("updated_at");
  CREATE INDEX "staff_devices_created_at_idx" ON "staff_devices" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "staff_devices" CASCADE;
  ALTER TABLE "users_sessions" DROP COLUMN "is_new_device";
  ALTER TABLE "users" DROP COLUMN "first_signed_in_at";`)
}
