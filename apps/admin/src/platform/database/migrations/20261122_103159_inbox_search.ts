// @ts-nocheck: written by Payload, see content/create-migration.ts.
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "contacts" ADD COLUMN "search_text" varchar;
  ALTER TABLE "feedback" ADD COLUMN "search_text" varchar;
  ALTER TABLE "reports" ADD COLUMN "browser" varchar;
  ALTER TABLE "reports" ADD COLUMN "window_size" varchar;
  ALTER TABLE "reports" ADD COLUMN "languages" varchar;
  ALTER TABLE "reports" ADD COLUMN "local_time" varchar;
  ALTER TABLE "reports" ADD COLUMN "error_text" varchar;
  ALTER TABLE "reports" ADD COLUMN "search_text" varchar;
  ALTER TABLE "orders" ADD COLUMN "search_text" varchar;
  ALTER TABLE "applications" ADD COLUMN "search_text" varchar;`)

  // What staff search in: of what is stored already, folded nearly as `search-text.ts` does; the next change does the rest.
  const texts = {
    contacts: `help_details, last_name, phone`,
    feedback: `help_details, last_name, phone`,
    reports: `help_details, page, error_id`,
    orders: `brief, last_name, phone, company`,
    applications: `cover_letter, last_name, phone`,
  };
  for (const [table, columns] of Object.entries(texts)) {
    await db.execute(sql.raw(`
      UPDATE ${table} SET search_text = left(regexp_replace(translate(
        lower(regexp_replace(concat_ws(' ', title, reference, first_name, email, ${columns}), '<[^>]*>', ' ', 'g')),
        'أإآٱةىیک٠١٢٣٤٥٦٧٨٩', 'ااااهييك0123456789'), '[ً-ٟـ]', '', 'g'), 20000)`));
  }
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "contacts" DROP COLUMN "search_text";
  ALTER TABLE "feedback" DROP COLUMN "search_text";
  ALTER TABLE "reports" DROP COLUMN "browser";
  ALTER TABLE "reports" DROP COLUMN "window_size";
  ALTER TABLE "reports" DROP COLUMN "languages";
  ALTER TABLE "reports" DROP COLUMN "local_time";
  ALTER TABLE "reports" DROP COLUMN "error_text";
  ALTER TABLE "reports" DROP COLUMN "search_text";
  ALTER TABLE "orders" DROP COLUMN "search_text";
  ALTER TABLE "applications" DROP COLUMN "search_text";`)
}
