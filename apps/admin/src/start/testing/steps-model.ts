/** A form of the assistant with a value for each path; rows of a list by their ids. */
export type Flat = Record<string, string>;

/** Lists whose rows come and go. */
export const lists = new Set(['holidays', 'figures', 'steps']);

interface Sides {
  /** What the page began from, and what it shows. */
  seen: Flat;
  shown: Flat;
  stored: Flat;
}

interface Outcome {
  merged: Flat;
  disputes: string[];
}

/**
 * What two administrators should get, told as plainly as possible: whoever has not touched a value has no say in it, and of
 * whom both have there is a dispute. A row that one has taken away and the other written in puts its whole list into one.
 */
export function mergedByModel({ seen, shown, stored }: Sides): Outcome {
  const merged: Flat = {};
  const disputes: string[] = [];
  for (const path of Object.keys({ ...seen, ...shown, ...stored })) {
    const row = rowOf(path);
    const [was, is, there] = [seen[path], shown[path], stored[path]];
    if (row) {
      const [had, has, theyHave] = [seen, shown, stored].map((side) => isRowIn(side, row));
      if (had && has !== theyHave) {
        // Taken away by one of both: it goes, unless the other has written in it.
        const isWritten = has ? !isSameRow(shown, seen, row) : !isSameRow(stored, seen, row);
        if (isWritten) disputes.push(row.list);
        if (has && isWritten) merged[path] = is!;
        continue;
      }
    }
    const value = is === was ? there : is;
    if (value !== undefined) merged[path] = value;
    if (is !== was && there !== was && is !== there) disputes.push(path);
  }
  const whole = new Set(disputes.filter((path) => lists.has(path)));
  const told = disputes.filter((path) => !whole.has(path.split('.', 1)[0]!));
  return { merged, disputes: [...whole, ...told].toSorted() };
}

/** The lists of which a form may not have so few or many rows as it has: two to six, or none. */
export function wrongNumbers(form: Flat): string[] {
  return ['figures', 'steps'].filter((list) => {
    const count = idsIn(form, list).length;
    return count === 1 || count > 6;
  });
}

export function idsIn(form: Flat, list: string): string[] {
  return [...new Set(Object.keys(form).flatMap((path) => (rowOf(path)?.list === list ? [rowOf(path)!.id] : [])))];
}

function rowOf(path: string): { list: string; id: string } | null {
  const [list = '', id = ''] = path.split('.');
  return lists.has(list) ? { list, id } : null;
}

type Row = NonNullable<ReturnType<typeof rowOf>>;

function isRowIn(form: Flat, { id, list }: Row): boolean {
  return Object.keys(form).some((path) => path.startsWith(`${list}.${id}.`));
}

function isSameRow(one: Flat, other: Flat, { id, list }: Row): boolean {
  return Object.keys({ ...one, ...other })
    .filter((path) => path.startsWith(`${list}.${id}.`))
    .every((path) => one[path] === other[path]);
}

/** Of a form: texts of both languages apart, hours of a day and a file as one value, of places whether they are shown. */
export function flat(form: object, prefix = ''): Flat {
  const values: Flat = {};
  for (const [name, value] of Object.entries(form) as [string, unknown][]) {
    const path = prefix + name;
    if (Array.isArray(value) && (lists.has(path) || path === 'places'))
      for (const { id, ...row } of value as { id: string }[])
        Object.assign(values, flat(path === 'places' ? { isShown: (row as never)['isShown'] } : row, `${path}.${id}.`));
    else if (typeof value === 'object' && value !== null && !Array.isArray(value) && !('file' in value))
      Object.assign(values, flat(value, `${path}.`));
    else values[path] = JSON.stringify(value ?? '');
  }
  return values;
}
