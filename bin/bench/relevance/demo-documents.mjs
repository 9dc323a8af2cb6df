// The settings are read when a module of the admin host is first imported, so its modules are imported when needed.

/**
 * The demo company as the live index holds it: loaded into an embedded PostgreSQL in a folder of its own, and read with
 * the admin host's own `loadSearchables`.
 * @param {string} dataDir
 * @returns {Promise<{ documents: object[], words: object, databaseUrl: string, close: () => Promise<void> }>}
 */
export async function openDemo(dataDir) {
  Object.assign(process.env, {
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    NASAQ_SECRET: 'a secret that is long enough for the bench',
    NASAQ_DEMO: 'true',
    ADMIN_PASSWORD: 'a long password for the bench',
    PAYLOAD_LOG_LEVEL: 'error',
  });
  const { openDatabase } = await import('../../../apps/admin/src/platform/database/open.ts');
  const database = await openDatabase();
  const { closePayload, getPayloadInstance } = await import('../../../apps/admin/src/payload.ts');
  const payload = await getPayloadInstance();
  const { prepareContent } = await import('../../../apps/admin/src/demo/load.ts');
  await prepareContent(payload, { demo: true });
  const { loadSearchables } = await import('../../../apps/admin/src/search/load-searchables.ts');
  const documents = await loadSearchables(payload);
  const { loadWords } = await import('../../../apps/admin/src/search/words/load-words.ts');
  const words = await loadWords(payload);
  if (documents.length === 0) throw new Error('The demo company is not there.');
  return {
    documents,
    words,
    databaseUrl: database.url,
    close: async () => {
      await closePayload();
      await database.close();
    },
  };
}
