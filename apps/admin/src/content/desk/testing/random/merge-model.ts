import { type FieldSpec, kindField } from '@nasaq/translation';
import { fieldsAt, idsAt, partOf, type Sheet } from './sheet.ts';

interface Sides {
  /** What somebody has, what they had it from, and what stands there now. */
  mine: Sheet;
  base: Sheet;
  theirs: Sheet;
  /** Whether what stands at a path now is the work of the same desk. */
  isOwn?: (path: string) => boolean;
  /** Whose value stays where both have changed the same one differently. */
  stays: 'mine' | 'theirs';
}

interface Merged {
  sheet: Sheet;
  /** Paths that both have changed differently. */
  clashes: string[];
}

/** What two sheets become together, told as plainly as possible: for each value, whoever has changed it has it. */
export function merged(fields: readonly FieldSpec[], sides: Sides, prefix = ''): Merged {
  const all: Merged = { sheet: new Map(), clashes: [] };
  const add = ({ clashes, sheet }: Merged) => {
    all.clashes.push(...clashes);
    sheet.forEach((text, path) => all.sheet.set(path, text));
  };
  for (const field of fields) {
    const path = prefix + field.name;
    if (field.kind === 'group') add(merged(field.fields ?? [], sides, `${path}.`));
    else add(field.kind === 'rows' ? mergedRows(field, sides, path) : mergedValue(sides, path));
  }
  return all;
}

function mergedValue({ base, isOwn, mine, stays, theirs }: Sides, path: string): Merged {
  const [own, now] = [mine.get(path) ?? '', theirs.get(path) ?? ''];
  const seen = isOwn?.(path) ? now : base.get(path);
  const is = (text: string, clashes: string[] = []) => ({ sheet: new Map([[path, text]]), clashes });
  if (own === now || seen === own) return is(now);
  if (seen === now) return is(own);
  return is(stays === 'mine' ? own : now, [path]);
}

function mergedRows(field: FieldSpec, sides: Sides, path: string): Merged {
  const { base, isOwn, mine, stays, theirs } = sides;
  const ids = { mine: idsAt(mine, path), base: idsAt(base, path), theirs: idsAt(theirs, path) };
  const cells = (sheet: Sheet, id: string) => [...partOf(sheet, `${path}.${id}`)];
  const isKnown = (id: string) =>
    ids.base.includes(id) ||
    (ids.theirs.includes(id) && isOwn !== undefined && cells(theirs, id).every(([at]) => isOwn(at)));
  const hasChanged = (id: string) =>
    cells(ids.mine.includes(id) ? mine : theirs, id).some(([at, text]) => text !== base.get(at) && !isOwn?.(at));
  const inBoth = (id: string) => ids.mine.includes(id) && ids.theirs.includes(id);
  const either = [...new Set([...ids.mine, ...ids.theirs])];

  const order = mergedOrder(ids);
  const gone = either.filter((id) => !inBoth(id) && isKnown(id));
  const isClash = order.isClash || gone.some(hasChanged);
  if (isClash && stays === 'theirs') return { sheet: partOf(theirs, path), clashes: [path] };

  const left = order.ids.filter((id) => !gone.includes(id) || (isClash && hasChanged(id) && ids.mine.includes(id)));
  const all: Merged = { sheet: new Map([[path, left.join()]]), clashes: isClash ? [path] : [] };
  for (const id of left) {
    const inside = inBoth(id)
      ? withKind(
          field,
          theirs,
          `${path}.${id}`,
          merged(fieldsAt(field, [theirs], `${path}.${id}`), sides, `${path}.${id}.`),
        )
      : { sheet: new Map(cells(ids.mine.includes(id) ? mine : theirs, id)), clashes: [] };
    inside.sheet.forEach((text, at) => all.sheet.set(at, text));
    if (!isClash) all.clashes.push(...inside.clashes);
  }
  return all;
}

/** The kind of a row is its own from the beginning. */
function withKind({ kinds }: FieldSpec, sheet: Sheet, row: string, inside: Merged): Merged {
  if (kinds) inside.sheet.set(`${row}.${kindField}`, sheet.get(`${row}.${kindField}`) ?? '');
  return inside;
}

/** Who has moved rows has the order; rows that only the other one has come behind the same neighbour as there. */
function mergedOrder({ base, mine, theirs }: Record<'base' | 'mine' | 'theirs', string[]>) {
  const common = base.filter((id) => mine.includes(id) && theirs.includes(id));
  const among = (ids: string[]) => ids.filter((id) => common.includes(id)).join();
  const hasMoved = among(mine) !== common.join();
  const isClash = hasMoved && among(theirs) !== common.join() && among(mine) !== among(theirs);
  const [lead, other] = hasMoved ? [mine, theirs] : [theirs, mine];
  const ids = [...lead];
  other.forEach((id, place) => {
    if (ids.includes(id)) return;
    const before = other.slice(0, place).findLast((one) => ids.includes(one));
    ids.splice(before === undefined ? 0 : ids.indexOf(before) + 1, 0, id);
  });
  return { ids, isClash };
}
