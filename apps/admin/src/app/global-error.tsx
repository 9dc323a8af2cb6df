'use client';

import { localeInfo } from '@nasaq/contract';
import { useState } from 'react';
import '@fontsource/ibm-plex-sans/latin-400.css';
import '@fontsource/ibm-plex-sans-arabic/arabic-400.css';
import '@nasaq/design/staff.css';
import { crashTexts } from '../platform/staff/catalogue/index.ts';
import { CrashScreen } from '../platform/staff/crash/crash-screen.tsx';
import { crashedReader } from '../platform/staff/crash/crashed-reader.ts';

interface Props {
  error: Error & { digest?: string };
}

/** Where not even the frame of the admin could be made, as without the database: it knows its reader from cookies alone. */
export default function FrameCrash({ error }: Props) {
  const [{ language, theme }] = useState(crashedReader);
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
