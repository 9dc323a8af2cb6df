/** The live preview's token, or `null`; anything that could not be one is ignored. */
export function readPreview(query: URLSearchParams): string | null {
  const token = query.get('preview') ?? '';
  return /^[\w.~-]{1,1000}$/.test(token) ? token : null;
}
