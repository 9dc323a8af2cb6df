import { cache } from 'react';
import { loadEntry, loadHome, loadList, loadSiteData } from '../../pages/load.js';

/** Layout, page and metadata of one request share what was asked for. */
export const loadRoot = cache(async () => ({ siteData: await loadSiteData(), siteUrl: process.env.SITE_URL }));
export const home = cache(loadHome);
export const list = cache(loadList);
export const entry = cache(loadEntry);
