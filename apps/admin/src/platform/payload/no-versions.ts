import type { CollectionConfig, Endpoint } from 'payload';

const paths = ['/versions', '/versions/:id'];

/** Payload answers for the versions of a collection that keeps none with an error of the host. */
export function withoutVersions(collection: CollectionConfig): CollectionConfig {
  if (collection.versions || collection.endpoints === false) return collection;
  const endpoints = paths.flatMap((path): Endpoint[] =>
    (['get', 'post'] as const).map((method) => ({ method, path, handler: notThere })),
  );
  return { ...collection, endpoints: [...(collection.endpoints ?? []), ...endpoints] };
}

async function notThere(): Promise<Response> {
  return Response.json({ errors: [{ message: 'Not found' }] }, { status: 404 });
}
