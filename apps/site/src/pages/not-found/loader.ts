import { notFound } from '../../router/payload.ts';

export async function loader(): Promise<never> {
  throw notFound();
}
