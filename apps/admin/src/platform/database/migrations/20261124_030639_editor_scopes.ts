// @ts-nocheck: written by Payload, see src/create-migration.ts.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_users_editor_of" AS ENUM('services', 'solutions', 'industries', 'products', 'works', 'posts', 'careers', 'companies', 'legals', 'articles', 'home', 'about', 'care');
  CREATE TABLE "users_editor_of" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_editor_of",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "users_editor_of" ADD CONSTRAINT "users_editor_of_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "users_editor_of_order_idx" ON "users_editor_of" USING btree ("order");
  CREATE INDEX "users_editor_of_parent_idx" ON "users_editor_of" USING btree ("parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "users_editor_of" CASCADE;
  DROP TYPE "public"."enum_users_editor_of";`)
}
