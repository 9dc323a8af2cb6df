import type { ReactNode } from 'react';
import { useLocale } from '../src/locale/translator.ts';
import samples from './samples.json' with { type: 'json' };

/** One piece, or one family of pieces, as it is photographed; `name` is the picture's. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="specimen" data-specimen={name}>
      <h2 className="specimen__name" lang="en">
        {name}
      </h2>
      {children}
    </section>
  );
}

export function useSamples() {
  return samples[useLocale()];
}
