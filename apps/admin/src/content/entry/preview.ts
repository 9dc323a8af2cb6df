import { type ContentType, contentTypes, entryPath, isLocale, type Locale, localePath, paths } from '@nasaq/contract';
import type { LivePreviewConfig } from 'payload';
import type { Context } from 'hono';
import { isKeyedHash, keyedHash } from '../../platform/secrets/secret.ts';
import { env } from '../../env.ts';
import { wordsPreview } from '../../words/index.ts';
import { pageGlobals, type PageGlobal, type Previewed, settingsGlobals, type SettingsGlobal } from './previewed.ts';
import { ApiError } from '../../platform/http/error.ts';
import type { ApiEnv } from '../../platform/http/request-context.ts';

const purpose = 'preview';

const previewed: ReadonlySet<string> = new Set([...contentTypes, ...pageGlobals, ...settingsGlobals, wordsPreview]);

/** Permission to read the newest draft of one entry or page, in either language, until it expires. */
export interface Preview {
  type: Previewed | SettingsGlobal | typeof wordsPreview;
  /** 0 for what exists once. */
  id: number;
  /** Epoch milliseconds. */
  expires: number;
}

/** `<type>.<id>.<expires>.<signature>`, safe in an address. */
export function signPreview({ type, id, expires }: Preview): string {
  const body = `${type}.${id}.${Math.floor(expires)}`;
  return `${body}.${keyedHash(purpose, body)}`;
}

/** @returns null for a token that is malformed, not ours or expired */
export function verifyPreview(token: string): Preview | null {
  const match = /^(?<body>(?<type>[a-z-]+)\.(?<id>\d{1,12})\.(?<expires>\d{1,15}))\.(?<signature>[\w-]{43})$/.exec(
    token,
  );
  if (!match?.groups) return null;
  const { body, type, id, expires, signature } = match.groups as Record<string, string>;
  if (!isKeyedHash(signature!, purpose, body!)) return null;
  if (!previewed.has(type!) || Number(expires) <= Date.now()) return null;
  return { type: type as Preview['type'], id: Number(id), expires: Number(expires) };
}

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

/** A page of the site with permission to see the newest draft of settings on it. @param path without its language */
export function settingsPage(slug: SettingsGlobal, locale: Locale, path: string): string {
  return pageWithToken(localePath(locale, path), slug, 0);
}

function pageWithToken(path: string, type: Preview['type'], id: number): string {
  // The same for hours: another address would load the whole preview again whenever the form is saved.
  const expires = (Math.floor(Date.now() / previewLifetime) + 2) * previewLifetime;
  return `${env.siteUrl}${path}?preview=${signPreview({ type, id, expires })}`;
}

/**
 * Whose draft the request asks for with `x-preview`: its id (0 for a page that exists once), or null where it asks for
 * what is published. An invalid token, or another document's, is refused before anything is read.
 */
export function previewedId(c: Context<ApiEnv>, type: Previewed): number | null {
  const preview = previewOf(c);
  // Settings are seen on every page; what the page itself says is what is published.
  if (!preview || isOfSettings(preview) || preview.type === wordsPreview) return null;
  if (preview.type !== type) throw new ApiError('forbidden', 'x-preview');
  return preview.id;
}

/** The settings whose draft the request asks for with `x-preview`, or null; an invalid token is refused. */
export function previewedSettings(c: Context<ApiEnv>): SettingsGlobal | null {
  const preview = previewOf(c);
  return preview && isOfSettings(preview) ? preview.type : null;
}

function isOfSettings(preview: Preview): preview is Preview & { type: SettingsGlobal } {
  return settingsGlobals.some((slug) => slug === preview.type);
}

function previewOf(c: Context<ApiEnv>): Preview | null {
  const token = c.req.header('x-preview');
  if (token === undefined) return null;
  const preview = verifyPreview(token);
  if (!preview) throw new ApiError('forbidden', 'x-preview');
  return preview;
}
