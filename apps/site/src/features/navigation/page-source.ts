/** Source path of a page's view, which is also its key in the client build's manifest. */
export function pageSource(page: string): string {
  return `src/pages/${page}/index.tsx`;
}
