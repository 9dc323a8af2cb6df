import { useEffect, useState } from 'react';
import { loadCode } from '../../locale/load-code.ts';

export type PhoneLibrary = typeof import('./phone-library.ts');

/** The numbering plans; `null` until they are here, and where they cannot be had. The field works without them. */
export function usePhoneLibrary(): PhoneLibrary | null {
  const [library, setLibrary] = useState<PhoneLibrary | null>(null);

  useEffect(() => {
    let wanted = true;
    void load().then((loaded) => wanted && setLibrary(loaded));
    return () => {
      wanted = false;
    };
  }, []);

  return library;
}

async function load(): Promise<PhoneLibrary | null> {
  try {
    return await loadCode(() => import('./phone-library.ts'));
  } catch (error) {
    console.warn(`The numbering plans could not be loaded: ${String(error)}`);
    return null;
  }
}
