// @ts-nocheck: written by Payload, see content/create-migration.ts.
import { fold } from '@nasaq/contract'
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "canned_replies" ADD COLUMN "search_text" varchar;
  ALTER TABLE "accounts" ADD COLUMN "search_text" varchar;
  ALTER TABLE "services_locales" ADD COLUMN "search_text" varchar;
  ALTER TABLE "_services_v_locales" ADD COLUMN "version_search_text" varchar;
  ALTER TABLE "solutions_locales" ADD COLUMN "search_text" varchar;
  ALTER TABLE "_solutions_v_locales" ADD COLUMN "version_search_text" varchar;
  ALTER TABLE "industries_locales" ADD COLUMN "search_text" varchar;
  ALTER TABLE "_industries_v_locales" ADD COLUMN "version_search_text" varchar;
  ALTER TABLE "products_locales" ADD COLUMN "search_text" varchar;
  ALTER TABLE "_products_v_locales" ADD COLUMN "version_search_text" varchar;
  ALTER TABLE "works_locales" ADD COLUMN "search_text" varchar;
  ALTER TABLE "_works_v_locales" ADD COLUMN "version_search_text" varchar;
  ALTER TABLE "posts_locales" ADD COLUMN "search_text" varchar;
  ALTER TABLE "_posts_v_locales" ADD COLUMN "version_search_text" varchar;
  ALTER TABLE "careers_locales" ADD COLUMN "search_text" varchar;
  ALTER TABLE "_careers_v_locales" ADD COLUMN "version_search_text" varchar;
  ALTER TABLE "companies_locales" ADD COLUMN "search_text" varchar;
  ALTER TABLE "_companies_v_locales" ADD COLUMN "version_search_text" varchar;
  ALTER TABLE "legals_locales" ADD COLUMN "search_text" varchar;
  ALTER TABLE "_legals_v_locales" ADD COLUMN "version_search_text" varchar;
  ALTER TABLE "articles_locales" ADD COLUMN "search_text" varchar;
  ALTER TABLE "_articles_v_locales" ADD COLUMN "version_search_text" varchar;
  ALTER TABLE "categories_locales" ADD COLUMN "search_text" varchar;
  ALTER TABLE "authors_locales" ADD COLUMN "search_text" varchar;
  ALTER TABLE "tags_locales" ADD COLUMN "search_text" varchar;
  ALTER TABLE "media_locales" ADD COLUMN "search_text" varchar;
  ALTER TABLE "users_sessions" ADD COLUMN "device" varchar;
  ALTER TABLE "users_sessions" ADD COLUMN "used_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "search_text" varchar;`)

  await fill(db, 'users', 'search_text', 'concat_ws(\' \', name, name_en, name_ar, email)')
  await fill(db, 'accounts', 'search_text', 'concat_ws(\' \', name, email, phone)')
  await fill(db, 'canned_replies', 'search_text', 'concat_ws(\' \', shortcut, text_en, text_ar)')
  const entries = 'services solutions industries products works posts careers companies legals articles'.split(' ')
  for (const entry of entries) {
    const [own, version] = [ofEntry(entry, ''), ofEntry(entry, 'version_')]
    await fill(db, `${entry}_locales`, 'search_text', own, entry)
    await fill(db, `_${entry}_v_locales`, 'version_search_text', version, `_${entry}_v`)
  }
  await fill(db, 'categories_locales', 'search_text', `concat_ws(' ', l.title, l.slug, p.key, l.summary)`, 'categories')
  await fill(db, 'authors_locales', 'search_text', `concat_ws(' ', l.name, l.role, p.key)`, 'authors')
  await fill(db, 'tags_locales', 'search_text', `concat_ws(' ', l.title, l.slug, p.key)`, 'tags')
  await fill(db, 'media_locales', 'search_text', `concat_ws(' ', p.filename, l.alt)`, 'media')
}

/** What an entry is found by, of one language (`l`) and of both (`p`). */
function ofEntry(entry: string, prefix: string): string {
  const special = { works: ['client'], careers: ['place'] }[entry] ?? []
  const names = ['title', 'slug', 'summary', ...special].map((name) => `l.${prefix}${name}`)
  return `concat_ws(' ', ${names.join(', ')}, p.${prefix}key)`
}

/** Folded as whatever is saved later is: what is there already is found from the first search on. */
async function fill(db, table: string, column: string, text: string, parent?: string): Promise<void> {
  const from = parent ? `"${table}" l JOIN "${parent}" p ON p.id = l._parent_id` : `"${table}" l`
  const { rows } = await db.execute(sql.raw(`SELECT l.id, ${text} AS text FROM ${from}`))
  const texts = JSON.stringify(rows.map(({ id, text: found }) => ({ id, text: fold(found).replace(/\s+/gu, ' ').trim() })))
  await db.execute(sql`
    UPDATE ${sql.identifier(table)} t SET ${sql.identifier(column)} = f.text
    FROM jsonb_to_recordset(${texts}::jsonb) AS f(id integer, text varchar) WHERE f.id = t.id`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "canned_replies" DROP COLUMN "search_text";
  ALTER TABLE "accounts" DROP COLUMN "search_text";
  ALTER TABLE "services_locales" DROP COLUMN "search_text";
  ALTER TABLE "_services_v_locales" DROP COLUMN "version_search_text";
  ALTER TABLE "solutions_locales" DROP COLUMN "search_text";
  ALTER TABLE "_solutions_v_locales" DROP COLUMN "version_search_text";
  ALTER TABLE "industries_locales" DROP COLUMN "search_text";
  ALTER TABLE "_industries_v_locales" DROP COLUMN "version_search_text";
  ALTER TABLE "products_locales" DROP COLUMN "search_text";
  ALTER TABLE "_products_v_locales" DROP COLUMN "version_search_text";
  ALTER TABLE "works_locales" DROP COLUMN "search_text";
  ALTER TABLE "_works_v_locales" DROP COLUMN "version_search_text";
  ALTER TABLE "posts_locales" DROP COLUMN "search_text";
  ALTER TABLE "_posts_v_locales" DROP COLUMN "version_search_text";
  ALTER TABLE "careers_locales" DROP COLUMN "search_text";
  ALTER TABLE "_careers_v_locales" DROP COLUMN "version_search_text";
  ALTER TABLE "companies_locales" DROP COLUMN "search_text";
  ALTER TABLE "_companies_v_locales" DROP COLUMN "version_search_text";
  ALTER TABLE "legals_locales" DROP COLUMN "search_text";
  ALTER TABLE "_legals_v_locales" DROP COLUMN "version_search_text";
  ALTER TABLE "articles_locales" DROP COLUMN "search_text";
  ALTER TABLE "_articles_v_locales" DROP COLUMN "version_search_text";
  ALTER TABLE "categories_locales" DROP COLUMN "search_text";
  ALTER TABLE "authors_locales" DROP COLUMN "search_text";
  ALTER TABLE "tags_locales" DROP COLUMN "search_text";
  ALTER TABLE "media_locales" DROP COLUMN "search_text";
  ALTER TABLE "users_sessions" DROP COLUMN "device";
  ALTER TABLE "users_sessions" DROP COLUMN "used_at";
  ALTER TABLE "users" DROP COLUMN "search_text";`)
}
