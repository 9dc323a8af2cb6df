import type { AssetsFor } from '../read-assets.ts';

/** File names as of a client build; none of them is asked for. */
export const inventedAssets: AssetsFor = () => ({
  theme: { src: '/theme.js' },
  scripts: ['/entry.js'],
  styles: ['/site.css'],
  modulePreloads: ['/page.js'],
  fonts: [],
});
