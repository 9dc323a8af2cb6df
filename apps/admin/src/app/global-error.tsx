'use client';

import { type Locale, localeInfo } from '@nasaq/contract';
import { useState } from 'react';
import '@fontsource/ibm-plex-sans/latin-400.css';
import '@fontsource/ibm-plex-sans-arabic/arabic-400.css';
import '@nasaq/design/staff.css';
import { crashTexts } from '../platform/staff/catalogue/index.ts';
import { CrashScreen } from '../platform/staff/crash/crash-screen.tsx';

interface Props {
  error: Error & { digest?: string };
}

/** Where not even the frame of the admin could be made, as without the database: it knows its reader from cookies alone. */
export default function FrameCrash({ error }: Props) {
  const [{ language, theme }] = useState(readerOf);
  return (
    <html data-theme={theme} dir={localeInfo[language].dir} lang={language}>
      <head>
        <title>{crashTexts[language].heading}</title>
      </head>
      <body className="crash-page">
        <CrashScreen error={error} language={language} retry={() => location.reload()} />
      </body>
    </html>
  );
}

/** What the CMS keeps of menus and colours in this browser; without, what the browser itself prefers. */
function readerOf(): { language: Locale; theme: string } {
  if (typeof document === 'undefined') return { language: 'en', theme: 'light' };
  const cookies = new Map(document.cookie.split('; ').map((one) => one.split('=', 2) as [string, string]));
  const language = cookies.get('nasaq-admin-lng') ?? navigator.language.slice(0, 2);
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  return {
    language: language === 'ar' ? 'ar' : 'en',
    theme: cookies.get('nasaq-admin-theme') ?? (isDark ? 'dark' : 'light'),
  };
}
