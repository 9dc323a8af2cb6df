const weightBits = 11;
const weightMask = (1 << weightBits) - 1;

/** The documents that hold a term, each with how much the term counts in it: 4 bytes for both. */
export class Postings {
  private packed = new Int32Array(2);
  private used = 0;

  get size(): number {
    return this.used;
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

  slotAt(position: number): number {
    return this.packed[position]! >>> weightBits;
  }

  weightAt(position: number): number {
    return (this.packed[position]! & weightMask) / weightMask;
  }

  /** Gives every document its new slot and drops those that have none (-1). */
  move(slots: Int32Array): void {
    let kept = 0;
    for (let position = 0; position < this.used; position += 1) {
      const slot = slots[this.slotAt(position)]!;
      if (slot < 0) continue;
      this.packed[kept] = (slot << weightBits) | (this.packed[position]! & weightMask);
      kept += 1;
    }
    this.used = kept;
    this.packed = this.packed.slice(0, Math.max(2, kept));
  }
}
