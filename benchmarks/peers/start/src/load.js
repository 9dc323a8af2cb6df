import { createServerFn } from '@tanstack/react-start';
import * as pages from '../../pages/load.js';

/** Asked by the server while it renders, and by the browser when it navigates. */
export const loadRoot = createServerFn().handler(async () => ({
  siteData: await pages.loadSiteData(),
  siteUrl: process.env.SITE_URL,
}));
export const loadHome = createServerFn().handler(() => pages.loadHome());
export const loadList = createServerFn().handler(() => pages.loadList());
export const loadEntry = createServerFn()
  .validator((slug) => String(slug))
  .handler(({ data }) => pages.loadEntry(data));
