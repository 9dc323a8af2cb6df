import type { Locale } from '@nasaq/contract';
import { type Bundle, type BundleEntry, type BundleUnit, deliveredStates, exportedOf } from '../bundle.ts';
import type { Code, CodedText, Codes } from '../coded-text.ts';
import { codesOf } from '../codes.ts';
import { type Segment, segmented } from '../segments.ts';
import { escapeXml, notInXml, xmlElement } from '../xml.ts';
import { coreNamespace, lookOf, metadataNamespace, ours, sizeNamespace } from './vocabulary.ts';

/** XLIFF 2.1: a `file` for each entry, a `unit` for each field or field of a row, a `segment` for each sentence or paragraph. */
export function writeXliff(bundle: Bundle): string {
  const files = bundle.entries
    .map((entry) => ({ ...entry, units: entry.units.filter((unit) => codesOf(unit.source).text.length > 0) }))
    .filter(({ units }) => units.length > 0)
    .map((entry) => fileOf(entry, bundle));
  const root = xmlElement(
    'xliff',
    {
      xmlns: coreNamespace,
      'xmlns:mda': metadataNamespace,
      'xmlns:slr': sizeNamespace,
      version: '2.1',
      srcLang: bundle.from,
      trgLang: bundle.to,
    },
    `\n${files.join('\n')}\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

type Languages = Pick<Bundle, 'from' | 'to'>;

const directions: Record<Locale, string> = { en: 'ltr', ar: 'rtl' };

function fileOf({ mark, ref, title, units }: BundleEntry, languages: Languages): string {
  const limited = units.some(({ maxLength }) => maxLength !== undefined);
  const inside = [
    metadata({ entry: ref, mark }),
    limited && xmlElement('slr:profiles', { generalProfile: 'xliff:codepoints' }, xmlElement('slr:normalization', {})),
    notes([{ category: 'title', text: title }]),
    ...units.map((unit, place) => unitOf(unit, place)),
  ];
  return xmlElement(
    'file',
    {
      id: ref.replace('/', '-'),
      original: ref,
      srcDir: directions[languages.from],
      trgDir: directions[languages.to],
    },
    lines(inside),
  );
}

function unitOf(unit: BundleUnit, place: number): string {
  const { codes, segments } = segmented(unit.source, unit.target);
  const inlines = new Inlines(codes, segments);
  const exported = exportedOf(unit);
  const parts = segments.map((segment, at) => segmentOf(segment, at, unit, inlines));
  return xmlElement(
    'unit',
    {
      // A path that is no name for XML is told by its attribute alone.
      id: /^[\w.-]+$/u.test(unit.path) ? unit.path : `unit-${place + 1}`,
      name: unit.path,
      'xml:space': 'preserve',
      translate: unit.translate ? undefined : 'no',
      'slr:sizeRestriction': unit.maxLength,
    },
    lines([
      metadata({
        kind: unit.kind,
        state: exported.state,
        source: exported.source,
        'source-content': exported.sourceContent,
        'target-content': exported.targetContent,
      }),
      notes([
        { category: 'field', text: unit.label },
        { category: 'description', text: unit.description ?? '' },
        ...(unit.maxLength === undefined ? [] : [{ category: 'limit', text: String(unit.maxLength) }]),
        ...unit.comments.map((text) => ({ category: 'comment', text })),
      ]),
      inlines.originalData(),
      ...parts,
    ]),
  );
}

function segmentOf({ source, target, translatable }: Segment, at: number, unit: BundleUnit, inlines: Inlines): string {
  const state = target ? deliveredStates[unit.state] : 'initial';
  const inside = lines([
    xmlElement('source', {}, inlines.write(source)),
    target && xmlElement('target', {}, inlines.write(target)),
  ]);
  if (!translatable) return xmlElement('ignorable', { id: `i${at + 1}` }, inside);
  return xmlElement(
    'segment',
    { id: `s${at + 1}`, state, subState: `${ours}:${target ? unit.state : 'missing'}` },
    inside,
  );
}

/** The inline elements of one unit, and the originals to which they refer. */
class Inlines {
  private readonly codes: Codes;
  /** Codes of the source that the target goes without. */
  private readonly lacking = new Set<string>();
  private readonly data = new Map<string, string>();

  constructor(codes: Codes, segments: readonly Segment[]) {
    this.codes = codes;
    for (const { source, target } of segments) {
      if (!target) continue;
      const kept = new Set(target.map((piece) => (typeof piece === 'string' ? '' : piece.code)));
      for (const piece of source) if (typeof piece !== 'string' && !kept.has(piece.code)) this.lacking.add(piece.code);
    }
  }

  write(text: CodedText): string {
    return text
      .map((piece) => {
        if (typeof piece === 'string') return words(piece);
        if (piece.as === 'close') return '</pc>';
        const code = this.codes.get(piece.code)!;
        if (piece.as === 'alone') return xmlElement('ph', this.attributes(code));
        return xmlElement('pc', this.attributes(code), '').replace(/<\/pc>$/, '');
      })
      .join('');
  }

  originalData(): string {
    const data = [...this.data].map(([json, id]) => xmlElement('data', { id }, escapeXml(json)));
    return data.length > 0 ? xmlElement('originalData', {}, lines(data)) : '';
  }

  private attributes(code: Code) {
    const { shown, subType, type } = lookOf(code);
    const free = code.kind === 'format' || code.kind === 'line';
    const shared = {
      id: code.id,
      canCopy: free ? 'yes' : 'no',
      canDelete: free || this.lacking.has(code.id) ? 'yes' : 'no',
      type,
      subType,
    };
    const ref = this.ref(code);
    return code.paired
      ? { ...shared, dataRefStart: ref, dispStart: `<${shown}>`, dispEnd: `</${shown.split(' ')[0]}>` }
      : { ...shared, dataRef: ref, disp: code.kind === 'break' ? shown : `<${shown}/>` };
  }

  private ref({ data }: Code): string {
    const json = JSON.stringify(data).replace(notInXml, (character) => `\\u${hexOf(character).padStart(4, '0')}`);
    const id = this.data.get(json) ?? `d${this.data.size + 1}`;
    this.data.set(json, id);
    return id;
  }
}

function words(text: string): string {
  const unwritable = text.match(notInXml) ?? [];
  return text
    .split(notInXml)
    .map((part, place) => {
      const after = unwritable[place];
      return escapeXml(part) + (after ? xmlElement('cp', { hex: hexOf(after).padStart(4, '0') }) : '');
    })
    .join('');
}

function hexOf(character: string): string {
  return character.codePointAt(0)!.toString(16).toUpperCase();
}

function metadata(values: Record<string, string>): string {
  const meta = Object.entries(values).map(([type, value]) => xmlElement('mda:meta', { type }, escapeXml(value)));
  return xmlElement('mda:metadata', {}, xmlElement('mda:metaGroup', { category: ours }, meta.join('')));
}

function notes(all: readonly { category: string; text: string }[]): string {
  const told = all.filter(({ text }) => text !== '');
  const written = told.map(({ category, text }, place) =>
    xmlElement('note', { id: `n${place + 1}`, category }, escapeXml(text.replace(notInXml, ''))),
  );
  return written.length > 0 ? xmlElement('notes', {}, written.join('')) : '';
}

function lines(parts: readonly (string | false | null)[]): string {
  return `\n${parts.filter(Boolean).join('\n')}\n`;
}
