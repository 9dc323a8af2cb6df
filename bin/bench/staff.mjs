import { signIn } from './sign-in.mjs';

/** Payload's REST as the administrator uses it, in English: what is published here goes the way of every publish. */
export async function asStaff({ adminUrl, login }) {
  const headers = {
    'content-type': 'application/json',
    authorization: `JWT ${await signIn({ adminUrl, login })}`,
  };
  return {
    /** One entry; the first of all, or the one with a slug. */
    async find(collection, slug) {
      const query = new URLSearchParams({ locale: 'en', depth: '0', limit: '1' });
      if (slug) query.set('where[slug][equals]', slug);
      const { docs } = await call('GET', `/api/${collection}?${query}`);
      if (docs.length === 0) throw new Error(`There is no entry ${slug ?? ''} in ${collection}.`);
      return docs[0];
    },
    publish: (collection, id, changes) =>
      call('PATCH', `/api/${collection}/${id}?locale=en&depth=0`, published(changes)),
    saveDraft: (collection, id, changes) =>
      call('PATCH', `/api/${collection}/${id}?locale=en&depth=0&draft=true`, JSON.stringify(changes)),
    create: (collection, entry) => call('POST', `/api/${collection}?locale=en&depth=0`, published(entry)),
  };

  async function call(method, path, body = null) {
    const answer = await fetch(adminUrl + path, body === null ? { headers } : { method, headers, body });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  }
}

function published(fields) {
  return JSON.stringify({ ...fields, _status: 'published' });
}
