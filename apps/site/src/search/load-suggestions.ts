import { ApiError } from '../api/api-error.ts';
import type { Api } from '../api/client.ts';

const most = 6;

/** Searches to begin with: what the company does, as its editors name it. None where the admin host does not answer. */
export async function loadSuggestions(api: Api): Promise<string[]> {
  try {
    const { data } = await api.get('services', { limit: most });
    return data.map(({ title }) => title);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return [];
  }
}
