import { organization } from '../head/json-ld/organization.ts';
import { webSite } from '../head/json-ld/web-site.ts';
import type { Model } from '../router/page-context.ts';
import type { Payload } from '../router/payload.ts';
import type { RootData } from '../router/root-data.ts';

/** Adds the company and the site themselves to the structured data of a page; the home page carries them for all. */
export function withSiteObjects(payload: Payload, { siteData, siteUrl, locale }: RootData): Payload {
  if (payload.kind !== 'page') return payload;
  const model = (payload.model ?? {}) as Model;
  const objects = [organization(siteData, { siteUrl, locale }), webSite(siteData, { siteUrl, locale })];
  return {
    kind: 'page',
    model: { ...model, head: { ...model.head, jsonLd: [...objects, ...(model.head?.jsonLd ?? [])] } },
  };
}
