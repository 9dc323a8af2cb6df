/**
 * The two errors that browsers raise when something else (a translator, an extension) moved nodes that React holds:
 * Chromium's failing `insertBefore`, and WebKit's wording of the same.
 */
export function isDomError(error: unknown): boolean {
  const { name, message } = (error ?? {}) as Partial<Error>;
  if (typeof message !== 'string') return false;
  if (message.includes('The object can not be found here.')) return true;
  return (
    name === 'NotFoundError' &&
    message.includes('insertBefore') &&
    message.includes('The node before which the new node is to be inserted is not a child of this node')
  );
}
