/** Content out of one installation into another. Other parts import from here alone. */

export { type BundleManifest } from './archive/manifest.ts';
export { openBundle } from './archive/read-bundle.ts';
export { BundleError } from './bundle-error.ts';
export { exportBundle, importBundle, planBundle } from './bundles.ts';
export { bundleName } from './archive/write-bundle.ts';
export { collectionKinds, globalKinds } from './content/kinds.ts';
export { keptFolder } from './kept-bundles.ts';
export { standingOf, takeAll } from './import/decide.ts';
export { type Plan, type Planned } from './import/plan.ts';
export { bundleRoutes } from './routes.ts';
export { bundleTexts } from './catalogue/index.ts';
export { bundlesRoute } from './screens/bundles-route.ts';
