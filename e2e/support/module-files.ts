import type { APIRequestContext } from '@playwright/test';

/** The modules that a page's document asks for once it is painted, the entry first. */
export async function moduleFiles(request: APIRequestContext, address: string): Promise<string[]> {
  const html = await (await request.get(address)).text();
  return /<meta name="modules" content="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
}
