import { type DeliveredState, deliveredStates, type Exported } from '../bundle.ts';
import { type Code, joined, type Piece } from '../coded-text.ts';
import {
  type DeliveredCode,
  type DeliveredEntry,
  type DeliveredSegments,
  type DeliveredUnit,
  type Delivery,
  FileError,
} from '../delivery.ts';
import { elementsOf, parseXml, textOf, type XmlElement, XmlError } from '../xml.ts';
import { coreNamespace, metadataNamespace, oldNamespace, ours } from './vocabulary.ts';

/**
 * Reads what came back as XLIFF 2.0 or 2.1.
 * @throws {FileError} where it is no such file, or damaged
 */
export function readXliff(text: string): Delivery {
  const root = rootOf(text);
  const { srcLang, trgLang } = root.attributes;
  if (!srcLang || !trgLang) throw new FileError('no_languages');
  const entries = joinedEntries(elementsOf(root, 'file').map(entryOf));
  if (entries.every(({ units }) => units.length === 0)) throw new FileError('nothing_inside');
  if (!entries.some(({ ref }) => /^[\w-]+\/[\w-]+$/u.test(ref))) throw new FileError('foreign');
  return { kind: 'xliff', from: srcLang, to: trgLang, entries, damaged: [] };
}

function rootOf(text: string): XmlElement {
  const root = read(text);
  if (root.name !== 'xliff') throw new FileError('not_xliff', { name: root.name });
  const { version = '' } = root.attributes;
  if (oldNamespace.test(root.uri) || version.startsWith('1.')) throw new FileError('xliff_1', { version });
  if (root.uri !== coreNamespace || !/^2\.[01]$/.test(version)) throw new FileError('xliff_version', { version });
  return root;
}

function read(text: string): XmlElement {
  try {
    return parseXml(text);
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    if (error.fault === 'declares_types') throw new FileError('xml_declares_types');
    if (error.fault === 'malformed') throw new FileError('xml_broken', { line: String(error.line) });
    throw new FileError('xml_too_large');
  }
}

function entryOf(file: XmlElement): DeliveredEntry {
  const told = metadataOf(file);
  return {
    ref: told.entry ?? file.attributes.original ?? '',
    mark: told.mark ?? '',
    title: noteOf(file, 'title'),
    units: unitsIn(file).map(unitOf),
  };
}

/** A program that joins files may have an entry in several; which of two translations of a text counts, nobody can tell. */
function joinedEntries(entries: readonly DeliveredEntry[]): DeliveredEntry[] {
  const joined = Map.groupBy(entries, ({ mark, ref }) => JSON.stringify([ref, mark]));
  return [...joined.values()].map((same) => {
    const units = same.flatMap((entry) => entry.units);
    const times = Map.groupBy(units, ({ path }) => path);
    return {
      ...same[0]!,
      units: units.map((unit) => (times.get(unit.path)!.length > 1 ? { ...unit, twice: true } : unit)),
    };
  });
}

/** Groups, which other programs may add, hold units as a file does. */
function unitsIn(holder: XmlElement): XmlElement[] {
  return elementsOf(holder).flatMap((child) => {
    if (child.uri !== coreNamespace) return [];
    if (child.name === 'group') return unitsIn(child);
    return child.name === 'unit' ? [child] : [];
  });
}

function unitOf(unit: XmlElement): DeliveredUnit {
  const told = metadataOf(unit);
  const segments = elementsOf(unit, 'segment');
  return {
    path: unit.attributes.name ?? unit.attributes.id ?? '',
    label: noteOf(unit, 'field'),
    state: lowest(segments.map(({ attributes }) => attributes.state)),
    exported: exportedIn(told),
    translate: unit.attributes.translate !== 'no',
    text: new Reading(unit).segments(),
  };
}

function exportedIn(told: Partial<Record<string, string>>): Partial<Exported> {
  const state = told.state as Exported['state'] | undefined;
  return {
    ...(state && state in deliveredStates && { state }),
    ...(told.source !== undefined && { source: told.source }),
    ...(told['source-content'] !== undefined && { sourceContent: told['source-content'] }),
    ...(told['target-content'] !== undefined && { targetContent: told['target-content'] }),
  };
}

const order: DeliveredState[] = ['initial', 'translated', 'reviewed', 'final'];

/** A text stands as its segment stands that needs most work. */
function lowest(states: readonly (string | undefined)[]): DeliveredState {
  return order.find((state) => states.some((own) => (own ?? 'initial') === state)) ?? 'initial';
}

/** The segments of one unit in the order of its target. */
class Reading {
  private readonly unit: XmlElement;
  private readonly codes = new Map<string, DeliveredCode>();
  private readonly data = new Map<string, string>();

  constructor(unit: XmlElement) {
    this.unit = unit;
    for (const holder of elementsOf(unit, 'originalData'))
      for (const data of elementsOf(holder, 'data')) this.data.set(data.attributes.id ?? '', wordsOf(data));
  }

  segments(): DeliveredSegments {
    const parts = elementsOf(this.unit).filter(({ name }) => name === 'segment' || name === 'ignorable');
    const source: Piece[] = [];
    const targets: { order: number; pieces: Piece[] }[] = [];
    let untranslated = 0;
    let translated = 0;
    parts.forEach((part, place) => {
      const own = elementsOf(part, 'source')[0];
      const other = elementsOf(part, 'target')[0];
      const pieces = own ? this.pieces(own) : [];
      source.push(...pieces);
      const target = other ? this.pieces(other) : [];
      const isEmpty = target.every((piece) => typeof piece === 'string' && piece.trim() === '');
      if (part.name === 'segment' && isEmpty) untranslated += 1;
      else if (part.name === 'segment') translated += 1;
      const fallback = part.name === 'ignorable' && !other ? pieces : target;
      targets.push({ order: Number(other?.attributes.order ?? place + 1), pieces: fallback });
    });
    targets.sort((a, b) => a.order - b.order);
    const target = translated > 0 ? joined(targets.flatMap(({ pieces }) => pieces)) : null;
    return { as: 'segments', source: joined(source), target, untranslated, codes: this.codes };
  }

  /** Annotations that others have added say nothing here; what is inside of them counts. */
  private pieces(holder: XmlElement): Piece[] {
    return holder.children.flatMap((child): Piece[] => {
      if (typeof child === 'string') return [child];
      const { attributes, name } = child;
      const id = attributes.id ?? '';
      if (name === 'cp') return [characterOf(child)];
      if (name === 'mrk') return this.pieces(child);
      if (name === 'pc') {
        this.note(child, true, attributes.dataRefStart);
        return [{ code: id, as: 'open' }, ...this.pieces(child), { code: id, as: 'close' }];
      }
      if (name === 'sc') {
        this.note(child, true, attributes.dataRef);
        return [{ code: id, as: 'open' }];
      }
      if (name === 'ec') return [{ code: attributes.startRef ?? id, as: 'close' }];
      // No code of the standard: somebody has written it, and sees it among the words before it is taken.
      if (name !== 'ph') return [`<${name}>`, ...this.pieces(child), `</${name}>`];
      this.note(child, false, attributes.dataRef);
      return [{ code: id, as: 'alone' }];
    });
  }

  private note({ attributes }: XmlElement, paired: boolean, ref: string | undefined): void {
    const id = attributes.id ?? '';
    // A copy goes by the original of what it is a copy of.
    const copied = attributes.copyOf === undefined ? undefined : this.codes.get(attributes.copyOf);
    if (this.codes.has(id)) return;
    const { canDelete } = attributes;
    this.codes.set(id, {
      id,
      paired,
      data: copied?.data ?? parsed(this.data.get(ref ?? '')) ?? usual[attributes.subType ?? ''],
      deletable: canDelete === undefined ? null : canDelete === 'yes',
    });
  }
}

/** What other programs add has no original here, but a name in the standard. */
const usual: Partial<Record<string, unknown>> = {
  'xlf:b': { format: 1 },
  'xlf:i': { format: 2 },
  'xlf:u': { format: 8 },
  'xlf:lb': { type: 'linebreak', version: 1 },
};

function parsed(json: string | undefined): Code['data'] {
  try {
    return json === undefined ? undefined : (JSON.parse(json) as unknown);
  } catch {
    return undefined;
  }
}

function wordsOf(holder: XmlElement): string {
  return holder.children.map((child) => (typeof child === 'string' ? child : characterOf(child))).join('');
}

/** A character that XML has no place for. */
function characterOf({ attributes, name }: XmlElement): string {
  const code = name === 'cp' ? Number.parseInt(attributes.hex ?? '', 16) : Number.NaN;
  return code >= 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

function metadataOf(holder: XmlElement): Partial<Record<string, string>> {
  const groups = elementsOf(holder, 'metadata')
    .filter(({ uri }) => uri === metadataNamespace)
    .flatMap((metadata) => elementsOf(metadata, 'metaGroup'))
    .filter(({ attributes }) => attributes.category === ours);
  const meta = groups.flatMap((group) => elementsOf(group, 'meta'));
  return Object.fromEntries(meta.map((one) => [one.attributes.type ?? '', textOf(one)]));
}

function noteOf(holder: XmlElement, category: string): string {
  const notes = elementsOf(holder, 'notes').flatMap((all) => elementsOf(all, 'note'));
  const note = notes.find(({ attributes }) => attributes.category === category);
  return note ? textOf(note) : '';
}
