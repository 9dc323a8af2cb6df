const weightBits = 11;
const weightMask = (1 << weightBits) - 1;

/** A document, and how much the term counts in it (0 to 1): 4 bytes for both. For loops over very many. */
export function slotOf(packed: number): number {
  return packed >>> weightBits;
}

export function weightOf(packed: number): number {
  return (packed & weightMask) / weightMask;
}

/** The documents that hold a term, each with how much the term counts in it. */
export class Postings {
  private packed = new Int32Array(2);
  private used = 0;

  get size(): number {
    return this.used;
  }

  /** `size` of them are used; to be read with `slotOf` and `weightOf`. */
  get all(): Int32Array {
    return this.packed;
  }

  /** @param weight between 0 and 1 */
  add(slot: number, weight: number): void {
    if (this.used === this.packed.length) {
      const wider = new Int32Array(this.packed.length * 2);
      wider.set(this.packed);
      this.packed = wider;
    }
    this.packed[this.used] = (slot << weightBits) | Math.max(1, Math.round(weight * weightMask));
    this.used += 1;
  }

  /** Gives every document its new slot and drops those that have none (-1). */
  move(slots: Int32Array): void {
    let kept = 0;
    for (let position = 0; position < this.used; position += 1) {
      const slot = slots[slotOf(this.packed[position]!)]!;
      if (slot < 0) continue;
      this.packed[kept] = (slot << weightBits) | (this.packed[position]! & weightMask);
      kept += 1;
    }
    this.used = kept;
    this.packed = this.packed.slice(0, Math.max(2, kept));
  }
}
