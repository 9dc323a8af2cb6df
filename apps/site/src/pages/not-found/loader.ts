import { notFound } from '../../features/navigation/not-found.ts';

export async function loader(): Promise<never> {
  throw notFound();
}
