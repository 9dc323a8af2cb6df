import { signIn } from './sign-in.mjs';

/** How many entries of a collection the admin host holds, asked with an administrator's rights. */
export async function countRows({ adminUrl, login }, collection, wanted = {}) {
  const token = await signIn({ adminUrl, login });
  const address = new URL(`/api/${collection}/count`, adminUrl);
  for (const [field, value] of Object.entries(wanted)) address.searchParams.set(`where[${field}][equals]`, value);
  const answer = await fetch(address, { headers: { authorization: `JWT ${token}` } });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return (await answer.json()).totalDocs;
}
