const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

const usual = new Set([undefined, 'keep-alive', 'close']);

/**
 * Tells which headers belong to one connection and go no further: the known ones, and those that `Connection` names.
 * @param connection value of that header
 */
export function staysOnConnection(connection: string | undefined): (name: string) => boolean {
  if (usual.has(connection)) return (name) => hopByHop.has(name);
  const named = new Set(connection!.split(',').map((name) => name.trim().toLowerCase()));
  return (name) => hopByHop.has(name) || named.has(name);
}
