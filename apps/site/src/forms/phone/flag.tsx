import egypt from 'country-flag-icons/string/3x2/EG';
import { useEffect, useState } from 'react';
import { pictureAddress } from './picture-address.ts';

const first = pictureAddress(egypt);

/** A country's flag. Egypt's is in the page; until another's is here, its code stands in its place. */
export function Flag({ country }: { country: string }) {
  const flagOf = useFlags(country !== 'EG');
  const source = country === 'EG' ? first : flagOf?.(country);
  return source ? (
    <img className="flag" src={source} alt="" width={24} height={16} decoding="async" />
  ) : (
    <span className="flag flag--code">{country}</span>
  );
}

type FlagOf = (country: string) => string | undefined;
let loaded: FlagOf | null = null;

function useFlags(wanted: boolean): FlagOf | null {
  const [flagOf, setFlagOf] = useState<FlagOf | null>(() => loaded);

  useEffect(() => {
    if (!wanted || flagOf) return undefined;
    let here = true;
    void loadFlags().then((found) => here && setFlagOf(() => found));
    return () => {
      here = false;
    };
  }, [wanted, flagOf]);

  return flagOf;
}

/** A country without its flag is still named and chosen by its code. */
async function loadFlags(): Promise<FlagOf | null> {
  try {
    loaded = (await import('./flags.ts')).flagOf;
  } catch (error) {
    console.warn(`The flags could not be loaded: ${String(error)}`);
  }
  return loaded;
}
