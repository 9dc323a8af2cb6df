import type { Image } from '@nasaq/contract';
import { LazyImage } from './lazy-image.tsx';

/** A picture with an optional caption below it, in its own proportions. */
export function Figure({ image, caption, sizes }: { image: Image; caption?: string; sizes?: string }) {
  return (
    <figure className="picture">
      <LazyImage image={image} sizes={sizes} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
