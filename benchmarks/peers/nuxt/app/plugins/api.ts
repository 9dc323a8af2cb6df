import { apiBasePath, apiVersion, localeHeader } from '@nasaq/contract';

/** The server asks the admin host itself, the browser through this server. */
export default defineNuxtPlugin(() => ({
  provide: {
    api: $fetch.create({
      baseURL: (import.meta.server ? process.env.ADMIN_URL : '') + apiBasePath,
      query: { v: apiVersion },
      headers: { accept: 'application/json', [localeHeader]: 'en' },
    }),
  },
}));
