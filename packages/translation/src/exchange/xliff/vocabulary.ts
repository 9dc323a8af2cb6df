import type { Code } from '../coded-text.ts';

export const coreNamespace = 'urn:oasis:names:tc:xliff:document:2.0';
export const metadataNamespace = 'urn:oasis:names:tc:xliff:metadata:2.0';
export const sizeNamespace = 'urn:oasis:names:tc:xliff:sizerestriction:2.0';
export const oldNamespace = /^urn:oasis:names:tc:xliff:document:1\./;

/** The group of metadata that is ours, and our prefix for what the standard leaves to its users. */
export const ours = 'nasaq';

interface Look {
  type: 'fmt' | 'link' | 'image' | 'other';
  subType?: string;
  /** What a translator sees of it. */
  shown: string;
}

const formats: Record<number, Look> = {
  1: { type: 'fmt', subType: 'xlf:b', shown: 'b' },
  2: { type: 'fmt', subType: 'xlf:i', shown: 'i' },
  3: { type: 'fmt', subType: `${ours}:bi`, shown: 'b i' },
  8: { type: 'fmt', subType: 'xlf:u', shown: 'u' },
};

/** What a code is in the words of the standard. */
export function lookOf({ data, kind }: Code): Look {
  const node = (data ?? {}) as { format?: unknown; type?: unknown; fields?: { url?: unknown } };
  if (kind === 'format') return formats[Number(node.format)] ?? { type: 'fmt', subType: `${ours}:format`, shown: 'f' };
  if (kind === 'link') {
    const { url } = node.fields ?? {};
    return { type: 'link', subType: `${ours}:link`, shown: typeof url === 'string' ? `a ${url}` : 'a' };
  }
  if (kind === 'line') return { type: 'fmt', subType: 'xlf:lb', shown: 'br' };
  if (kind === 'break') return { type: 'fmt', subType: `${ours}:paragraph`, shown: '¶' };
  return { type: 'other', shown: String(node.type ?? 'object') };
}
