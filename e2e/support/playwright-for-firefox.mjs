// To be loaded by `node --import`: the journeys import `@playwright/test`, whose newest version asks of Firefox ESR what it
// does not know yet. Here that name means the version that drives this Firefox; the workers inherit the flag.
import { registerHooks } from 'node:module';

registerHooks({
  resolve: (specifier, context, nextResolve) =>
    nextResolve(specifier === '@playwright/test' ? 'playwright-for-firefox' : specifier, context),
});
