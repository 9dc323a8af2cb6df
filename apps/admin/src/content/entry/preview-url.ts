import { entryPath, isLocale, localePath, paths, type ContentType } from '@nasaq/contract';
import type { LivePreviewConfig } from 'payload';
import { env } from '../../env.ts';
import { signPreview, type PageGlobal, type Previewed } from './preview-token.ts';

type PreviewUrl = Extract<LivePreviewConfig['url'], (...args: never[]) => unknown>;

/** A token is valid for one to two of these. */
const previewLifetime = 12 * 60 * 60 * 1000;

/** The real page of an entry on the site, in the language that is being edited, showing its newest draft. */
export const entryPreviewUrl: PreviewUrl = ({ collectionConfig, data, locale }) => {
  const { id, slug } = data as { id?: number; slug?: string | null };
  const type = collectionConfig?.slug as ContentType | undefined;
  if (!type || id === undefined || !slug || !isLocale(locale.code)) return null;
  return pageWithToken(localePath(locale.code, entryPath(type, slug)), type, id);
};

/** Where the pages that exist once are. */
export const globalPaths: Record<PageGlobal, string> = { home: paths.home, about: paths.about, care: paths.care };

/** The page that a global fills, in the same way. */
export const globalPreviewUrl: PreviewUrl = ({ globalConfig, locale }) => {
  const slug = globalConfig?.slug as PageGlobal | undefined;
  if (!slug || !globalPaths[slug] || !isLocale(locale.code)) return null;
  return pageWithToken(localePath(locale.code, globalPaths[slug]), slug, 0);
};

function pageWithToken(path: string, type: Previewed, id: number): string {
  // The same for hours: another address would load the whole preview again whenever the form is saved.
  const expires = (Math.floor(Date.now() / previewLifetime) + 2) * previewLifetime;
  return `${env.siteUrl}${path}?preview=${signPreview({ type, id, expires })}`;
}
