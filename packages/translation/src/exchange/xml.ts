import { SaxesParser } from 'saxes';

/** An element with its name in its namespace; its attributes by their names, whatever prefix a program has given them. */
export interface XmlElement {
  name: string;
  uri: string;
  attributes: Readonly<Record<string, string>>;
  children: (XmlElement | string)[];
  line: number;
}

export type XmlFault = 'declares_types' | 'malformed' | 'too_deep' | 'too_many';

export class XmlError extends Error {
  readonly fault: XmlFault;
  readonly line: number;

  constructor(fault: XmlFault, line: number) {
    super(`${fault} in line ${line}`);
    this.name = 'XmlError';
    this.fault = fault;
    this.line = line;
  }
}

const deepest = 200;
const mostElements = 2_000_000;

/**
 * Reads XML strictly. A document type is refused and not read: no entity is ever declared, so that nothing unfolds and
 * nothing outside is opened.
 * @throws {XmlError}
 */
export function parseXml(text: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true, position: true });
  const open: XmlElement[] = [];
  let root: XmlElement | undefined;
  let elements = 0;
  const refuse = (fault: XmlFault): never => {
    throw new XmlError(fault, parser.line);
  };
  parser.on('doctype', () => refuse('declares_types'));
  parser.on('error', () => refuse('malformed'));
  parser.on('opentag', ({ attributes, local, uri }) => {
    elements += 1;
    if (open.length >= deepest) refuse('too_deep');
    if (elements > mostElements) refuse('too_many');
    const named = Object.values(attributes).map(({ local: own, value }) => [own, value]);
    const element: XmlElement = {
      name: local,
      uri,
      attributes: Object.fromEntries(named) as Record<string, string>,
      children: [],
      line: parser.line,
    };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  const addText = (words: string) => open.at(-1)?.children.push(words);
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(text).close();
  return root ?? refuse('malformed');
}

/** The elements inside of one, by their name. */
export function elementsOf({ children }: XmlElement, name?: string): XmlElement[] {
  return children.filter(
    (child): child is XmlElement => typeof child !== 'string' && (name === undefined || child.name === name),
  );
}

export function textOf({ children }: XmlElement): string {
  return children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
}

/** Characters that XML has no place for. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
export const notInXml = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** For text and for attributes; a return would be read as another line. */
export function escapeXml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/\r/g, '&#xD;');
}

type Attributes = Record<string, string | number | undefined>;

/** @param inside what was escaped already; nothing for an empty element */
export function xmlElement(name: string, attributes: Attributes, inside?: string): string {
  const named = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    // Attributes lose their line breaks and tabs unless these are named.
    .map(([key, value]) => ` ${key}="${escapeXml(String(value)).replace(/\n/g, '&#xA;').replace(/\t/g, '&#x9;')}"`)
    .join('');
  return inside === undefined ? `<${name}${named}/>` : `<${name}${named}>${inside}</${name}>`;
}
