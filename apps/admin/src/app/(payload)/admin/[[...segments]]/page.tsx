import config from '@payload-config';
import { getNextRequestI18n } from '@payloadcms/next/utilities';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation.js';
import { getPayload } from 'payload';
import { deskParams, pageOfDesk, tellsWhatIsGone } from '../../../../content/screens/index.ts';
import { titleSuffix } from '../../../../platform/staff/brand/brand.ts';
import { interfaceLanguage } from '../../../../platform/staff/interface-language.ts';
import { properQuery } from '../../../../platform/staff/lists/list-address.ts';
import { doorScreen } from '../../../../users/screens/index.ts';
import { branded, screenTitle } from '../../../../screen-titles.ts';
import { importMap } from '../importMap.js';

interface Args {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

export async function generateMetadata({ params, searchParams }: Args): Promise<Metadata> {
  const metadata = await generatePageMetadata({ config, params, searchParams });
  const payload = await getPayload({ config });
  const language = interfaceLanguage(await getNextRequestI18n({ config: payload.config }));
  const title = screenTitle((await params).segments, language);
  return branded(title === null ? metadata : { ...metadata, title: `${title} ${titleSuffix}` }, language, payload);
}

/** Every screen below /admin. */
export default async function Page({ params, searchParams }: Args) {
  const [asked, query] = [await params, await searchParams];
  const page = pageOfDesk(asked.segments);
  const { collections, routes } = await config;
  if (page) redirect(`${routes.admin}${page}`);
  const list = listOf(asked.segments, collections);
  const proper = properQuery(query, list);
  if (proper !== null) redirect(`${[routes.admin, ...(asked.segments ?? [])].join('/')}${proper}`);
  const door = await doorScreen({ ...asked, redirect: query.redirect });
  const shown = Promise.resolve({ ...asked, ...deskParams(asked.segments) });
  const { notFound: _, ...others } = query;
  const seen = list && tellsWhatIsGone(list as never) ? Promise.resolve(others) : searchParams;
  return door ?? RootPage({ config, importMap, params: shown, searchParams: seen });
}

/** The collection of a list, or of its trash. */
function listOf<Collection extends { slug: string }>(segments: string[] = [], collections: readonly Collection[]) {
  const [first, slug, below, ...more] = segments;
  const isList = first === 'collections' && (below === undefined || below === 'trash') && more.length === 0;
  return isList ? collections.find((collection) => collection.slug === slug) : undefined;
}
