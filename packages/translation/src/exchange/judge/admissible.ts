import type { RichNode } from '../../words.ts';
import type { DeliveredCode } from '../delivery.ts';
import type { Code, CodeKind } from '../coded-text.ts';
import type { Step } from '../rich-codes.ts';

/**
 * A code as a file tells it, where nothing here knows it: only what the editor of this site could have written.
 * @returns nothing for anything else
 */
export function admissibleCode({ data, id, paired }: DeliveredCode): Code | null {
  const kind = kindOf(data, paired);
  return kind && { id, kind, paired, data };
}

function kindOf(data: unknown, paired: boolean): CodeKind | null {
  if (typeof data === 'string') return !paired && /^\r?\n$/u.test(data) ? 'break' : null;
  if (Array.isArray(data)) return !paired && data.every(isStep) ? 'break' : null;
  if (typeof data !== 'object' || data === null || !isSmall(data)) return null;
  const node = data as RichNode;
  if (paired && node.type === undefined) return isFormat(node) ? 'format' : null;
  if (!paired && (node.type === 'linebreak' || node.type === 'tab')) return 'line';
  return paired && node.type === 'link' && isLink(node.fields) ? 'link' : null;
}

const blocks = new Set([
  'root',
  'paragraph',
  'heading',
  'quote',
  'list',
  'listitem',
  'table',
  'tablerow',
  'tablecell',
  'part',
]);

function isStep(step: unknown): step is Step {
  if (step === '/') return true;
  if (typeof step !== 'object' || step === null || !isSmall(step)) return false;
  const { children, tag, type = '' } = step as RichNode;
  if (children && (!Array.isArray(children) || children.length > 0)) return false;
  if (type === 'upload') return isPicture(step as RichNode);
  if (type === 'block') return isPart(step as RichNode);
  if (!children) return false;
  return blocks.has(type) && (type !== 'heading' || tag === 'h2' || tag === 'h3');
}

function isPicture({ relationTo, value }: RichNode): boolean {
  return relationTo === 'media' && typeof value === 'number';
}

/** A part of a text holds texts alone. */
function isPart({ fields }: RichNode): boolean {
  return typeof fields === 'object' && Object.values(fields ?? {}).every((value) => typeof value === 'string');
}

function isFormat({ format }: RichNode): boolean {
  return Number.isInteger(format) && Number(format) > 0 && Number(format) < 128;
}

function isLink(fields: unknown): boolean {
  const { doc, linkType, url } = (fields ?? {}) as { doc?: { value?: unknown }; linkType?: unknown; url?: unknown };
  if (linkType === 'internal') return typeof doc === 'object' && typeof doc.value === 'number';
  return typeof url === 'string' && /^(https?:|mailto:|tel:|\/(?!\/)|#)/iu.test(url);
}

/** A node is a handful of values. */
function isSmall(node: object): boolean {
  return JSON.stringify(node).length < 4_000;
}
