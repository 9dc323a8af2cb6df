import { entryPath, isLocale, localePath, paths, type ContentType } from '@nasaq/contract';
import type { LivePreviewConfig } from 'payload';
import { env } from '../env.ts';
import { signPreview } from '../preview-token.ts';

type PreviewUrl = Extract<LivePreviewConfig['url'], (...args: never[]) => unknown>;

/** A token is valid for one to two of these. */
const previewLifetime = 12 * 60 * 60 * 1000;

/** The real page of an entry on the site, in the language that is being edited, showing its newest draft. */
export const entryPreviewUrl: PreviewUrl = ({ collectionConfig, data, locale }) => {
  const { id, slug } = data as { id?: number; slug?: string | null };
  const type = collectionConfig?.slug as ContentType | undefined;
  if (!type || id === undefined || !slug || !isLocale(locale.code)) return null;
  // The same for hours: another address would load the whole preview again whenever the form is saved.
  const expires = (Math.floor(Date.now() / previewLifetime) + 2) * previewLifetime;
  const token = signPreview({ type, id, expires });
  return `${env.siteUrl}${localePath(locale.code, entryPath(type, slug))}?preview=${token}`;
};

/** Where the pages that exist once are. */
export const globalPaths: Record<string, string> = { home: paths.home, about: paths.about, care: paths.care };

/** The page that a global fills, as it is published. */
export const globalPreviewUrl: PreviewUrl = ({ globalConfig, locale }) => {
  const path = globalPaths[globalConfig?.slug ?? ''];
  return path && isLocale(locale.code) ? `${env.siteUrl}${localePath(locale.code, path)}` : null;
};
