import * as flags from 'country-flag-icons/string/3x2';
import { pictureAddress } from './picture-address.ts';

/** The flag of a country as a picture's address; 40 KB for all of them, so only who opens the list fetches them. */
export function flagOf(country: string): string | undefined {
  const svg = Object.hasOwn(flags, country) ? (flags as Record<string, string>)[country] : undefined;
  return svg && pictureAddress(svg);
}
