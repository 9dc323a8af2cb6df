/** By which a member of staff is known to visitors. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/u)[0] ?? '';
}
