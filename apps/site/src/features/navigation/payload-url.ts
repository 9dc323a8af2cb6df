/** `/ar/about?x=1` → `/ar/about/_payload.json?x=1`. */
export function payloadUrl(pathname: string, search = ''): string {
  return `${pathname === '/' ? '' : pathname}/${payloadFile}${search}`;
}

export const payloadFile = '_payload.json';
