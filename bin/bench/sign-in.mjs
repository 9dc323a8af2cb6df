const tokens = new Map();

/** @returns {Promise<string>} the administrator's token, asked for once per admin host */
export async function signIn({ adminUrl, login }) {
  if (!tokens.has(adminUrl)) {
    const answer = await fetch(`${adminUrl}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(login),
    });
    if (!answer.ok) throw new Error(`The administrator could not sign in: ${answer.status}.`);
    tokens.set(adminUrl, (await answer.json()).token);
  }
  return tokens.get(adminUrl);
}
