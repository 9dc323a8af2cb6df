import type { Locale } from '@nasaq/contract';

interface Reader {
  language: Locale;
  theme: string;
}

/**
 * Who reads that something broke, where nothing of the admin may have been drawn: the language of the document, else what
 * the CMS keeps of menus and colours in this browser; without, what the browser itself prefers.
 */
export function crashedReader(): Reader {
  if (typeof document === 'undefined') return { language: 'en', theme: 'light' };
  const cookies = new Map(document.cookie.split('; ').map((one) => one.split('=', 2) as [string, string]));
  const language = document.documentElement.lang || (cookies.get('nasaq-admin-lng') ?? navigator.language);
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  return {
    language: language.startsWith('ar') ? 'ar' : 'en',
    theme: cookies.get('nasaq-admin-theme') ?? (isDark ? 'dark' : 'light'),
  };
}
