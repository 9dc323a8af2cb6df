interface Order {
  ids: string[];
  /** Whether both have moved rows, and differently; the order is then the first one's. */
  isClash: boolean;
  movedByOthers: boolean;
}

/**
 * The order of rows that two have arranged from the same beginning: that of who has moved them. Rows that only the other
 * one has stand behind the same neighbour as there.
 * @param loaded what both began with
 */
export function mergeOrder(mine: readonly string[], theirs: readonly string[], loaded: readonly string[]): Order {
  const common = loaded.filter((id) => mine.includes(id) && theirs.includes(id));
  const among = (ids: readonly string[]) => ids.filter((id) => common.includes(id)).join();
  const moved = among(mine) !== common.join();
  const movedByOthers = among(theirs) !== common.join();
  const [lead, other] = moved ? [mine, theirs] : [theirs, mine];
  const ids = [...lead];
  other.forEach((id, place) => {
    if (ids.includes(id)) return;
    const before = other.slice(0, place).findLast((candidate) => ids.includes(candidate));
    ids.splice(before === undefined ? 0 : ids.indexOf(before) + 1, 0, id);
  });
  return { ids, isClash: moved && movedByOthers && among(mine) !== among(theirs), movedByOthers };
}
