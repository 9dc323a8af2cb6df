interface Keep {
  days: number;
  weeks: number;
  months: number;
}

/**
 * Grandfather, father and son: of the last days, weeks and months that have backups, the newest of each stays. The newest
 * of all does in any case.
 * @param names of backups, the newest last
 * @returns those that go
 */
export function superfluous(names: readonly string[], { days, weeks, months }: Keep): string[] {
  const newestFirst = names.toReversed();
  const stays = new Set([
    ...newestFirst.slice(0, 1),
    ...newestOfEach(newestFirst, dayOf, days),
    ...newestOfEach(newestFirst, weekOf, weeks),
    ...newestOfEach(newestFirst, (name) => dayOf(name).slice(0, 7), months),
  ]);
  return names.filter((name) => !stays.has(name));
}

function newestOfEach(newestFirst: readonly string[], periodOf: (name: string) => string, count: number): string[] {
  const newest = new Map<string, string>();
  for (const name of newestFirst) if (!newest.has(periodOf(name))) newest.set(periodOf(name), name);
  return [...newest.values()].slice(0, count);
}

/** `nasaq-2026-11-23T021500Z.backup` → `2026-11-23` */
function dayOf(name: string): string {
  return name.slice('nasaq-'.length, 'nasaq-2026-11-23'.length);
}

/** The Monday that its week begins with. */
function weekOf(name: string): string {
  const day = new Date(dayOf(name));
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}
