import { localeInfo, type Locale } from '@nasaq/contract';
import arabic from './catalogue/ar/answers.json' with { type: 'json' };
import english from './catalogue/en/answers.json' with { type: 'json' };
import { splitLocale } from '../locale/split-locale.ts';
import type { Assets } from '../router/hydration.tsx';
import { darkMedia } from '../theme/dark-media.ts';
import type { PageAnswer } from '../platform/responses.ts';

/** 429: one address has asked for too much. 503: all together have. */
export type BusyStatus = 429 | 503;

/** Seconds after which the crowd may have gone. */
export const busyRetryAfter = 5;

interface Busy {
  kind: 'page' | 'payload';
  /** With locale prefix. */
  pathname: string;
  status: BusyStatus;
  /** Seconds. */
  retryAfter: number;
  assets: Pick<Assets, 'styles' | 'darkStyles'>;
}

const texts = { en: english.busy, ar: arabic.busy };
const causes = { 429: 'network', 503: 'site' } as const;

/** What is answered instead of a page that is not made: a plain one that costs nothing, in the language of its address. */
export function busyPage({ kind, pathname, status, retryAfter, assets }: Busy): PageAnswer {
  const { locale } = splitLocale(pathname);
  const headers = {
    'Content-Type': kind === 'payload' ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    'Content-Language': locale,
    'Cache-Control': 'no-store',
    'Retry-After': String(retryAfter),
  };
  // To the browser's router a payload that is none is a failure: it asks for the page itself, which says why.
  const body = kind === 'payload' ? '{}' : html(locale, status, assets);
  return { status, headers, body, tags: [], keep: false, complete: false };
}

function html(locale: Locale, status: BusyStatus, { styles, darkStyles = [] }: Busy['assets']): string {
  const { tag, dir } = localeInfo[locale];
  const { again, [causes[status]]: told } = texts[locale];
  // It has no script that could set the theme.
  const dark = darkStyles.map((href) => `<link rel="stylesheet" href="${href}" media="${darkMedia}">`);
  const sheets = [...styles.map((href) => `<link rel="stylesheet" href="${href}">`), ...dark].join('');
  // An empty address is the one that was asked for.
  return (
    `<!DOCTYPE html><html lang="${tag}" dir="${dir}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">` +
    `<meta name="robots" content="noindex"><title>${told.title}</title>${sheets}</head>` +
    `<body><main class="wrap screen"><div class="screen__words"><h1 class="screen__title">${told.title}</h1>` +
    `<p class="screen__text">${told.text}</p><p class="screen__actions"><a class="link" href="">${again}</a></p>` +
    `</div></main></body></html>`
  );
}
