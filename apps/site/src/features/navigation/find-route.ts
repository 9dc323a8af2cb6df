import { routes, type RouteDefinition } from '../../routes.ts';

const byName = new Map(routes.map((route) => [route.name, route]));

/** The route definition behind a router's route id. */
export function findRoute(name: string): RouteDefinition {
  const route = byName.get(name);
  if (route === undefined) throw new Error(`No route is called '${name}'.`);
  return route;
}
