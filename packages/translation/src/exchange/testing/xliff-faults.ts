import { elementsOf, parseXml, textOf, type XmlElement } from '../xml.ts';
import { coreNamespace, metadataNamespace, sizeNamespace } from '../xliff/vocabulary.ts';

/**
 * Where a document is not as XLIFF 2.1 (OASIS Standard, 13 February 2018) wants it, in words: elements and their order,
 * required attributes and their values, unique ids, references, and codes of source and target.
 */
export function xliffFaults(text: string): string[] {
  const root = parseXml(text);
  const faults: string[] = [];
  const say = (element: XmlElement, what: string) => faults.push(`line ${element.line}: ${element.name}: ${what}`);
  if (root.name !== 'xliff' || root.uri !== coreNamespace) say(root, 'is no xliff');
  checkElement(root, say);
  if (root.attributes.version !== '2.1') say(root, 'version');
  if (all(root, 'target').length > 0 && !root.attributes.trgLang) say(root, 'target without trgLang');
  unique(all(root, 'file'), 'id', say);
  for (const file of all(root, 'file')) {
    unique(all(file, 'unit'), 'id', say);
    for (const unit of all(file, 'unit')) checkUnit(unit, say);
    for (const restricted of [file, ...all(file, 'unit')])
      if (restricted.attributes.sizeRestriction && !all(file, 'profiles')[0]?.attributes.generalProfile)
        say(restricted, 'a size restriction without a profile');
  }
  return faults;
}

type Say = (element: XmlElement, what: string) => void;

interface Rule {
  /** Names of the elements inside, in their order; `+` at least one, `?` at most one, `*` any number, `|` mixed. */
  inside: string;
  required?: string[];
  allowed: string[];
  text?: boolean;
}

const inline = '(ph|pc|sc|ec|mrk|cp)*';
const codes = 'id canCopy canDelete canReorder copyOf subType type'.split(' ');

const core: Record<string, Rule> = {
  xliff: { inside: 'file+', required: ['version', 'srcLang'], allowed: ['trgLang', 'space'] },
  file: {
    inside: 'skeleton?(other)*notes?(unit|group)+',
    required: ['id'],
    allowed: ['original', 'srcDir', 'trgDir', 'translate', 'canResegment', 'space'],
  },
  unit: {
    inside: '(other)*notes?originalData?(segment|ignorable)+',
    required: ['id'],
    allowed: ['name', 'translate', 'space', 'srcDir', 'trgDir', 'type', 'canResegment', 'sizeRestriction'],
  },
  segment: { inside: '(source)(target)?', allowed: ['id', 'state', 'subState', 'canResegment'] },
  ignorable: { inside: '(source)(target)?', allowed: ['id'] },
  notes: { inside: 'note+', allowed: [] },
  note: { inside: '', allowed: ['id', 'category', 'appliesTo', 'priority'], text: true },
  originalData: { inside: 'data+', allowed: [] },
  data: { inside: 'cp*', required: ['id'], allowed: ['dir', 'space'], text: true },
  source: { inside: inline, allowed: ['lang', 'space'], text: true },
  target: { inside: inline, allowed: ['lang', 'space', 'order'], text: true },
  ph: { inside: '', required: ['id'], allowed: [...codes, 'dataRef', 'disp', 'equiv'] },
  pc: {
    inside: inline,
    required: ['id'],
    allowed: [...codes, 'canOverlap', 'dataRefStart', 'dataRefEnd', 'dispStart', 'dispEnd', 'equivStart', 'equivEnd'],
    text: true,
  },
  cp: { inside: '', required: ['hex'], allowed: [] },
};

const modules: Record<string, Rule> = {
  metadata: { inside: 'metaGroup+', allowed: ['id'] },
  metaGroup: { inside: '(meta|metaGroup)+', allowed: ['id', 'category', 'appliesTo'] },
  meta: { inside: '', required: ['type'], allowed: [], text: true },
  profiles: { inside: 'normalization?', allowed: ['generalProfile', 'storageProfile'] },
  normalization: { inside: '', allowed: ['general', 'storage'] },
};

const values: Record<string, RegExp> = {
  id: /^[\w.:-]+$/u,
  canCopy: /^(yes|no)$/u,
  canDelete: /^(yes|no)$/u,
  translate: /^(yes|no)$/u,
  state: /^(initial|translated|reviewed|final)$/u,
  subState: /^[^\s:]+:[^\s:]+$/u,
  subType: /^[^\s:]+:[^\s:]+$/u,
  srcDir: /^(ltr|rtl|auto)$/u,
  trgDir: /^(ltr|rtl|auto)$/u,
  space: /^(default|preserve)$/u,
  srcLang: /^[a-z]{2}(-\w+)*$/u,
  trgLang: /^[a-z]{2}(-\w+)*$/u,
  hex: /^([0-9A-F]{2})+$/u,
  sizeRestriction: /^\d+(,\d+)?$/u,
};

function checkElement(element: XmlElement, say: Say): void {
  const isCore = element.uri === coreNamespace;
  const rule = isCore ? core[element.name] : modules[element.name];
  if (!rule || (!isCore && element.uri !== metadataNamespace && element.uri !== sizeNamespace)) {
    say(element, 'is not known');
    return;
  }
  for (const name of rule.required ?? []) if (!element.attributes[name]) say(element, `has no ${name}`);
  for (const [name, value] of Object.entries(element.attributes)) {
    if (name === 'xmlns' || name === 'mda' || name === 'slr') continue;
    if (![...(rule.required ?? []), ...rule.allowed].includes(name)) say(element, `may not have ${name}`);
    const allowed = element.name === 'pc' || element.name === 'ph' ? { ...values, type: typeOfCode } : values;
    if (allowed[name] && !allowed[name].test(value)) say(element, `${name} is ${value}`);
  }
  const { attributes } = element;
  if (attributes.subState && !attributes.state) say(element, 'subState without state');
  if (attributes.subType && !attributes.type) say(element, 'subType without type');
  const names = elementsOf(element).map((child) => (child.uri === element.uri ? child.name : 'other'));
  if (!patternOf(rule.inside).test(names.map((name) => `${name} `).join(''))) say(element, `holds ${names.join()}`);
  const words = element.children.filter((child) => typeof child === 'string').join('');
  if (!rule.text && words.trim() !== '') say(element, 'holds words');
  for (const child of elementsOf(element)) checkElement(child, say);
}

const typeOfCode = /^(fmt|ui|quote|link|image|other)$/u;

function patternOf(inside: string): RegExp {
  return new RegExp(`^${inside.replace(/(\w+)/g, '(?:$1 )')}$`);
}

function checkUnit(unit: XmlElement, say: Say): void {
  const segments = elementsOf(unit).filter(({ name }) => name === 'segment' || name === 'ignorable');
  if (!segments.some(({ name }) => name === 'segment')) say(unit, 'has no segment');
  unique(all(unit, 'note'), 'id', say);
  unique(all(unit, 'data'), 'id', say);
  const data = new Set(all(unit, 'data').map(({ attributes }) => attributes.id));
  const sides = segments.map((segment) => ({
    source: codesIn(elementsOf(segment, 'source')),
    target: codesIn(elementsOf(segment, 'target')),
    hasTarget: elementsOf(segment, 'target').some((target) => textOf(target) !== ''),
  }));
  unique([...segments, ...sides.flatMap(({ source }) => source)], 'id', say);
  const ids = new Set(sides.flatMap(({ source }) => source.map(({ attributes }) => attributes.id)));
  for (const { hasTarget, source, target } of sides) {
    unique(target, 'id', say);
    for (const code of [...source, ...target])
      for (const name of ['dataRef', 'dataRefStart', 'dataRefEnd'])
        if (code.attributes[name] && !data.has(code.attributes[name])) say(code, `${name} leads nowhere`);
    for (const code of target) {
      const twin = source.find(({ attributes }) => attributes.id === code.attributes.id);
      // A code of the target has the id of its own source, or one that nothing else has.
      if (!twin && ids.has(code.attributes.id)) say(code, 'has the id of another segment’s');
      if (twin && JSON.stringify([twin.name, twin.attributes]) !== JSON.stringify([code.name, code.attributes]))
        say(code, 'differs from its source');
    }
    for (const code of hasTarget ? source : [])
      if (code.attributes.canDelete === 'no' && !target.some(({ attributes }) => attributes.id === code.attributes.id))
        say(code, 'may not be deleted, and is');
  }
}

function codesIn(holders: readonly XmlElement[]): XmlElement[] {
  return holders
    .flatMap((holder) => elementsOf(holder).flatMap((child) => [child, ...codesIn([child])]))
    .filter(({ name }) => name === 'ph' || name === 'pc');
}

function all(element: XmlElement, name: string): XmlElement[] {
  return elementsOf(element).flatMap((child) => [...(child.name === name ? [child] : []), ...all(child, name)]);
}

function unique(elements: readonly XmlElement[], attribute: string, say: Say): void {
  const seen = new Set<string>();
  for (const element of elements) {
    const value = element.attributes[attribute] ?? '';
    if (seen.has(value)) say(element, `${attribute} ${value} twice`);
    seen.add(value);
  }
}
