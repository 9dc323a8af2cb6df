import { differences } from './differences.ts';
import { lengths } from './lengths.ts';
import { letters } from './letters.ts';
import { links } from './links.ts';
import { presence } from './presence.ts';
import { Random } from './random.ts';
import type { Kind, Plant, Specimen } from './specimen.ts';
import { termFaults } from './terms.ts';
import { time } from './time.ts';

/** Of what issue and brief of the publish check name; written before any check was. */
export const kinds: readonly Kind[] = [
  ...presence,
  ...lengths,
  ...differences,
  ...links,
  ...letters,
  ...termFaults,
  ...time,
];

const mostTries = 5_000;

/**
 * Faults of kinds that chance takes from the list, each at a place that it takes over all documents and both languages. The same seed
 * plants the same.
 * @throws where a kind finds no place in any document
 */
export function plantFaults(company: readonly Specimen[], count: number, seed: number): Plant[] {
  const random = new Random(seed);
  return Array.from({ length: count }, () => plantOne(random.pick(kinds)!, company, random));
}

function plantOne(kind: Kind, company: readonly Specimen[], random: Random): Plant {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const specimen = random.pick(company)!;
    const found = kind.plant(specimen, random, company);
    if (found)
      return {
        kind: kind.name,
        slug: specimen.slug,
        id: specimen.id,
        docs: specimen.docs,
        record: specimen.record,
        ...found,
      };
  }
  throw new Error(`No document has a place for «${kind.name}».`);
}
