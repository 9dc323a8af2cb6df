'use client';

import { useRouter } from 'next/navigation.js';
import { startTransition, useState } from 'react';
import { CrashScreen } from '../../platform/staff/crash/crash-screen.tsx';
import { crashedReader } from '../../platform/staff/crash/crashed-reader.ts';

interface Props {
  error: Error & { digest?: string };
  reset: () => void;
}

/** In the place of any screen of the admin that could not be shown, in the language of its document, or of the menus where there is none. */
export default function ScreenCrash({ error, reset }: Props) {
  const router = useRouter();
  const [{ language }] = useState(crashedReader);

  function retry() {
    startTransition(() => {
      router.refresh();
      reset();
    });
  }

  return <CrashScreen error={error} language={language} retry={retry} />;
}
