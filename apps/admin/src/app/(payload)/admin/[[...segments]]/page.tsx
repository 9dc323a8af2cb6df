import config from '@payload-config';
import { getNextRequestI18n } from '@payloadcms/next/utilities';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation.js';
import { getPayload } from 'payload';
import { deskParams, pageOfDesk } from '../../../../content/screens/index.ts';
import { titleSuffix } from '../../../../platform/staff/brand/brand.ts';
import { interfaceLanguage } from '../../../../platform/staff/interface-language.ts';
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
  if (page) redirect(`${(await config).routes.admin}${page}`);
  const door = await doorScreen({ ...asked, redirect: query.redirect });
  const shown = Promise.resolve({ ...asked, ...deskParams(asked.segments) });
  return door ?? RootPage({ config, importMap, params: shown, searchParams });
}
