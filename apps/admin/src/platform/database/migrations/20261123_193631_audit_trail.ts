// @ts-nocheck: written by Payload, see src/create-migration.ts; the trigger, and what becomes of newer acts, by hand.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_acts_act" ADD VALUE 'signed_in';
  ALTER TYPE "public"."enum_acts_act" ADD VALUE 'sign_in_failed';
  ALTER TYPE "public"."enum_acts_act" ADD VALUE 'password';
  ALTER TYPE "public"."enum_acts_act" ADD VALUE 'roles';
  ALTER TYPE "public"."enum_acts_act" ADD VALUE 'second_factor';
  ALTER TABLE "acts" ADD COLUMN "from" varchar;
  CREATE INDEX "acts_from_idx" ON "acts" USING btree ("from");
  CREATE FUNCTION "acts_stay"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'DELETE' AND OLD.created_at < now() - interval '365 days' THEN
      RETURN OLD;
    END IF;
    RAISE EXCEPTION 'What stands in the audit trail is neither changed nor deleted.';
  END $$;
  CREATE TRIGGER "acts_stay" BEFORE UPDATE OR DELETE ON "acts" FOR EACH ROW EXECUTE FUNCTION "acts_stay"();`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TRIGGER "acts_stay" ON "acts";
  DROP FUNCTION "acts_stay"();
  ALTER TABLE "acts" ALTER COLUMN "act" SET DATA TYPE text;
  UPDATE "acts" SET "detail" = concat_ws(' ', "act", "detail"), "act" = 'changed'
    WHERE "act" NOT IN ('deleted', 'exported', 'opened', 'changed');
  DROP TYPE "public"."enum_acts_act";
  CREATE TYPE "public"."enum_acts_act" AS ENUM('deleted', 'exported', 'opened', 'changed');
  ALTER TABLE "acts" ALTER COLUMN "act" SET DATA TYPE "public"."enum_acts_act" USING "act"::"public"."enum_acts_act";
  DROP INDEX "acts_from_idx";
  ALTER TABLE "acts" DROP COLUMN "from";`)
}
