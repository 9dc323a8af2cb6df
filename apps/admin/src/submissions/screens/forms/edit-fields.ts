import {
  arranged,
  type BilingualText,
  formKinds,
  formParts,
  isOwnField,
  locales,
  type OwnFieldType,
  ownPrefix,
  pageFields,
  type PlannedField,
  sectionOf,
  type SubmissionKind,
} from '@nasaq/contract';

/** What the builder starts from: the form as it came, or nothing where there is no such form yet. */
export function startFields(kind: SubmissionKind): PlannedField[] {
  return kind === 'responses' ? [] : pageFields(kind).map(({ name }) => ({ name }));
}

/** As the builder lists them: by section, in the owner's order. */
export function listFields(kind: SubmissionKind, fields: readonly PlannedField[]): PlannedField[] {
  return arranged(fields, kind);
}

/** A new field of the owner's below a heading, with a name that no other ever had. */
export function newField(type: OwnFieldType, section: string, taken: readonly PlannedField[]): PlannedField {
  const names = new Set(taken.map(({ name }) => name));
  let name: string;
  do name = ownPrefix + randomPart();
  while (names.has(name));
  const empty = { en: '', ar: '' };
  return {
    name,
    type,
    section,
    label: empty,
    ...(type === 'choice' || type === 'several' ? { choices: [newChoice(), newChoice()] } : {}),
    ...(type === 'number' ? { min: 0, max: 1_000_000 } : {}),
    ...(type === 'file' ? { max: 1 } : {}),
    ...(type === 'consent' ? { required: true } : {}),
  };
}

export function newChoice(): NonNullable<PlannedField['choices']>[number] {
  return { value: `c_${randomPart()}`, label: { en: '', ar: '' } };
}

function randomPart(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => (byte % 36).toString(36)).join('');
}

/**
 * The field one place up or down in the page. One of ours stays below its own heading; one of the owner's goes on below the
 * next heading where it has come to the end of its own.
 */
export function moveField(
  kind: SubmissionKind,
  fields: readonly PlannedField[],
  name: string,
  by: -1 | 1,
): PlannedField[] {
  const list = listFields(kind, fields);
  const at = list.findIndex((field) => field.name === name);
  const field = list[at];
  if (!field) return list;
  const section = sectionOf(kind, field);
  const other = list[at + by];
  if (other && sectionOf(kind, other) === section) return list.with(at, other).with(at + by, field);
  const sections = formParts[kind].map((part) => part.section);
  const next = sections[sections.indexOf(section) + by];
  if (!next || !isOwnField(name)) return list;
  const moved = { ...field, section: next };
  const rest = list.filter((each) => each.name !== name);
  // Up it becomes the last one there, down the first one.
  return by === -1 ? [...rest, moved] : [moved, ...rest];
}

/** One item of a list one place up or down. */
export function moveItem<Item>(items: readonly Item[], at: number, by: -1 | 1): Item[] {
  const [one, other] = [items[at], items[at + by]];
  return one === undefined || other === undefined ? [...items] : items.with(at, other).with(at + by, one);
}

/** The form of the product that a link above the list of forms leads to, by the query of its address. */
export function askedForm(search: string): SubmissionKind | null {
  const asked = new URLSearchParams(search).get('form');
  return formKinds.find((kind) => kind === asked) ?? null;
}

/** A name that nothing is said of is the product's; one of the owner's own stays to be filled in. */
export function unlessEmpty(text: BilingualText, keeps: boolean): BilingualText | undefined {
  return keeps || locales.some((locale) => text[locale] !== '') ? text : undefined;
}
