import type { Policies } from './policies.ts';

/** Text as a document that is never shown: nothing in it runs. */
export function parseUnseen(
  { trusted }: Pick<Policies, 'trusted'>,
  text: string,
  type: DOMParserSupportedType,
): Document {
  return new DOMParser().parseFromString(trusted(text) as string, type);
}
