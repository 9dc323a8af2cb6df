import type { PageContext } from '../../router/page-context.ts';

export async function loader({ api }: PageContext) {
  const about = await api.get('about');
  return { head: { description: about.intro }, about };
}
