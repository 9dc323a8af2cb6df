import { contentTagsHeader } from '@nasaq/contract';

/** A `fetch` that gathers from which content the admin host has made its answers. */
export function notingTags(tags: Set<string>): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    for (const tag of (response.headers.get(contentTagsHeader) ?? '').split(' ').filter(Boolean)) tags.add(tag);
    return response;
  };
}
