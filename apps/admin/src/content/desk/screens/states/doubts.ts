import { otherLocale } from '@nasaq/contract';
import { type LeftOut, leftOut, type Place, type Values } from '@nasaq/translation';
import type { DeskStore } from '../desk-store.ts';

/** What somebody wanted to confirm though the words do not bear it out. */
export interface Doubt {
  place: Place;
  /** The paragraphs of the source that the translation lacks, at least one. */
  lacks: readonly LeftOut[];
  /** Of which words it holds: of any others it is asked anew. */
  values: Values;
}

/** Confirms translations, and asks once before it confirms one that leaves something out. */
export class Doubts {
  private readonly store: DeskStore;
  private doubt: Doubt | null = null;
  private readonly listeners = new Set<() => void>();

  constructor(store: DeskStore) {
    this.store = store;
  }

  readonly current = (): Doubt | null => this.doubt;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /**
   * Confirms what stands in a field with the newest key; whoever was asked of the same words, and does it again, means it.
   * @returns what is asked first; `null` where it is confirmed
   */
  confirm(place: Place): Doubt | null {
    const unit = this.store.unitsNow().find(({ path }) => path === place.path);
    const isConfirmed = unit?.states[place.locale] === 'confirmed';
    const lacks = unit && !isConfirmed ? leftOut(unit.values, otherLocale(place.locale)) : [];
    if (unit && lacks.length > 0 && !isOf(this.doubt, place, unit.values)) {
      this.set({ place, lacks, values: unit.values });
      return this.doubt;
    }
    this.set(null);
    this.store.mark({ ...place, as: 'confirmed' });
    return null;
  }

  private set(doubt: Doubt | null): void {
    if (doubt === this.doubt) return;
    this.doubt = doubt;
    for (const listener of this.listeners) listener();
  }
}

/** Whether a doubt is about these words of a field. */
export function isOf(doubt: Doubt | null, { locale, path }: Place, { ar, en }: Values): boolean {
  if (doubt?.place.path !== path || doubt.place.locale !== locale) return false;
  return doubt.values.en === en && doubt.values.ar === ar;
}
