import { isolated } from '@nasaq/contract';

/** An address as it is compared: as a reader sees it, without what follows its path. */
export function addressPlace(address: string): string {
  const path = address.replace(/[?#].*$/su, '').replace(/(.)\/$/u, '$1');
  try {
    return decodeURIComponent(path).normalize('NFC');
  } catch {
    return path;
  }
}

export interface Chain {
  /** What it comes by, from the first address on, as it is written. In a circle the last one has been there before. */
  way: readonly string[];
  /** At which of them a circle begins; null where it comes to an end. */
  circle: number | null;
}

/** Follows redirects from one to the next. @param next where a place leads to, if anywhere */
export async function followChain(
  from: string,
  next: (place: string) => Promise<string | undefined> | string | undefined,
): Promise<Chain> {
  const way = [from];
  const passed = [addressPlace(from)];
  for (;;) {
    const to = await next(passed.at(-1)!);
    if (to === undefined) return { way, circle: null };
    const circle = passed.indexOf(addressPlace(to));
    way.push(to);
    if (circle >= 0) return { way, circle };
    passed.push(addressPlace(to));
  }
}

/** For a sentence: each address in its own direction, the way itself from left to right in either language. */
export function wayInWords(way: readonly string[]): string {
  return isolated(way.map((address) => isolated(readable(address))).join(' → '), 'ltr');
}

/** For a sentence, in its own direction. */
export function addressInWords(address: string): string {
  return isolated(readable(address), 'ltr');
}

function readable(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
