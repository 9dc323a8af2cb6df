/** The message namespaces of a page: its section (`/careers/…` → `careers`) and its folder, `-` written as `_`. */
export function routeNamespaces({ path, page }: { path: string; page: string }): string[] {
  const section = path.split('/')[1] || 'home';
  return [...new Set([section, page])].map((name) => name.replaceAll('-', '_'));
}
