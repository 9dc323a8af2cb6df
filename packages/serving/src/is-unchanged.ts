/** Whether a caller has this variant already: the weak comparison that RFC 9110 asks for with `If-None-Match`. */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((known) => known.trim().replace(/^W\//, '') === etag);
}
