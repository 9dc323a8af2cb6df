export interface Refusal {
  /** Of the whole; `null` where the fields say it. */
  error: string | null;
  fields: Record<string, string>;
}

/**
 * Makes a member of staff, who is invited by that, or changes the one with the id.
 * @returns why it was refused, in the language of the menus; `null` where it was not
 */
export async function sendUser(
  { id, ...data }: { id?: number } & Record<string, unknown>,
  unreachable: string,
): Promise<Refusal | null> {
  const answer = await fetch(`/api/users${id === undefined ? '' : `/${id}`}?depth=0`, {
    method: id === undefined ? 'POST' : 'PATCH',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(data),
  }).catch(() => null);
  if (answer?.ok) return null;
  const told = (await answer?.json().catch(() => null)) as {
    errors?: { message: string; data?: { errors?: { path: string; message: string }[] } }[];
  } | null;
  const [first] = told?.errors ?? [];
  const fields = Object.fromEntries(
    (first?.data?.errors ?? []).map(({ message, path }) => [path === 'roles' ? 'role' : path, message]),
  );
  const isSaid = Object.keys(fields).length > 0;
  return { error: isSaid ? null : (first?.message ?? unreachable), fields };
}
