import { measureApi } from './api.mjs';
import { measureChat } from './chat.mjs';
import { measureCrowd } from './crowd.mjs';
import { measureDesk } from './desk.mjs';
import { measureEntries } from './entries.mjs';
import { measureFirstPage } from './first-page.mjs';
import { measureFresh } from './fresh.mjs';
import { measureGrowth } from './growth.mjs';
import { measureLighthouse } from './lighthouse.mjs';
import { measureMemory } from './memory.mjs';
import { measureNavigation } from './navigation.mjs';
import { measureOwn } from './own.mjs';
import { measurePages } from './page-load.mjs';
import { measureRelevance } from './relevance/measure.mjs';
import { relevanceTables } from './relevance/tables.mjs';
import { measureSearch } from './search/measure.mjs';
import { measureSubmissions } from './submissions.mjs';
import { apiTable } from './tables/api.mjs';
import { chatTable } from './tables/chat.mjs';
import { crowdTable } from './tables/crowd.mjs';
import { deskTable } from './tables/desk.mjs';
import { entriesTable } from './tables/entries.mjs';
import { firstPageTable } from './tables/first-page.mjs';
import { freshTable } from './tables/fresh.mjs';
import { growthTable } from './tables/growth.mjs';
import { lighthouseTable } from './tables/lighthouse.mjs';
import { memoryTable } from './tables/memory.mjs';
import { navigationTable } from './tables/navigation.mjs';
import { ownTable } from './tables/own.mjs';
import { pagesTable } from './tables/pages.mjs';
import { searchTable } from './tables/search.mjs';
import { startsTable } from './tables/starts.mjs';
import { submissionsTable } from './tables/submissions.mjs';
import { table } from './tables/table.mjs';
import { weightTable } from './tables/weight.mjs';
import { measureWeight } from './weight.mjs';

/**
 * @typedef {object} Part
 * @property {(result: any) => string} table Markdown, between the part's markers in docs/benchmarks.md
 * @property {(product: any, options: any, started: AsyncDisposableStack) => Promise<object>} [measure] missing where the
 *   run itself measures
 * @property {boolean} [anySite] it needs no more than the address of a site
 * @property {boolean} [own] it starts what it needs by itself
 * @property {boolean} [unbound] nothing is bound to a core
 * @property {boolean} [browser] it needs Chromium
 */

/**
 * The parts in the order in which they run: those that change the content of the product come last.
 * @type {Record<string, Part>}
 */
export const parts = {
  starts: { table: startsTable },
  weight: { measure: ({ siteUrl }) => measureWeight(siteUrl), table: weightTable, anySite: true, browser: true },
  pages: { measure: measurePages, table: pagesTable, browser: true },
  'first-page': { measure: measureFirstPage, table: firstPageTable },
  api: { measure: measureApi, table: apiTable },
  growth: { measure: measureGrowth, table: growthTable },
  crowd: { measure: measureCrowd, table: crowdTable },
  lighthouse: {
    measure: ({ siteUrl }, options) => measureLighthouse(siteUrl, options),
    table: lighthouseTable,
    anySite: true,
    browser: true,
  },
  navigation: {
    measure: ({ siteUrl }) => measureNavigation(siteUrl),
    table: navigationTable,
    anySite: true,
    browser: true,
  },
  own: { measure: measureOwn, table: ownTable },
  desk: { measure: measureDesk, table: deskTable, browser: true, unbound: true },
  fresh: { measure: measureFresh, table: freshTable },
  entries: { measure: measureEntries, table: entriesTable },
  submissions: { measure: measureSubmissions, table: submissionsTable, unbound: true },
  chat: { measure: measureChat, table: chatTable, unbound: true },
  search: { measure: measureSearch, table: searchTable, own: true },
  relevance: {
    measure: (product, options, started) => measureRelevance(started),
    table: (figures) => relevanceTables(figures, table),
    own: true,
    unbound: true,
  },
  memory: { measure: measureMemory, table: memoryTable, own: true, unbound: true },
};
