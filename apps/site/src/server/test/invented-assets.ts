import type { AssetsFor } from '../read-assets.ts';

const files = {
  theme: { src: '/theme.js' },
  scripts: ['/entry.js'],
  styles: ['/site.css'],
  modulePreloads: ['/page.js'],
  fonts: [],
};

/** File names as of a client build, the same for all pages; none of them is asked for. */
export const inventedAssets: AssetsFor = () => files;
