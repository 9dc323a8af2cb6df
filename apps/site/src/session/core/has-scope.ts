/** Whether a user's scope holds a name: as a member of a list, or as an own, truthy entry of a map. */
export function hasScope(scope: unknown, name: string): boolean {
  if (Array.isArray(scope)) return scope.includes(name);
  if (typeof scope !== 'object' || scope === null) return false;
  return Object.hasOwn(scope, name) && Boolean((scope as Record<string, unknown>)[name]);
}
