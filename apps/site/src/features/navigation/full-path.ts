/** Path and query as a reader would write them; what cannot be decoded stays as it is. */
export function fullPath({ pathname, search }: { pathname: string; search: string }): string {
  const path = pathname + search;
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
