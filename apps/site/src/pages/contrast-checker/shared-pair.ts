import { hexOf } from '@nasaq/design';
import type { Rgb } from './colour.ts';
import { readColour } from './read-colour.ts';

export interface Pair {
  text: Rgb;
  ground: Rgb;
}

/** The pair as the end of an address, which no server is sent. */
export function hashOf({ text, ground }: Pair): string {
  return `#${new URLSearchParams({ text: hexOf(text), ground: hexOf(ground) })}`;
}

/** The pair of a shared address; `null` where it names none. */
export function pairOf(hash: string): Pair | null {
  const shared = new URLSearchParams(hash.slice(1));
  const [text, ground] = [readColour(shared.get('text') ?? ''), readColour(shared.get('ground') ?? '')];
  return 'rgb' in text && 'rgb' in ground ? { text: text.rgb, ground: ground.rgb } : null;
}
