import type { PageContext } from '../../features/navigation/page-context.ts';

export async function loader({ api }: PageContext) {
  const about = await api.get('about');
  return { head: { description: about.intro }, about };
}
