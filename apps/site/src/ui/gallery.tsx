import type { Image } from '@nasaq/contract';
import { fromDesktop } from '@nasaq/design';
import { LazyImage } from './lazy-image.tsx';

const sizes = `${fromDesktop} 60vw, 100vw`;

/**
 * Pictures of different widths in a rhythm of four, each in its own proportions and with its description below.
 * The caption is the text alternative made visible, so assistive technology reads only one of the two.
 */
export function Gallery({ images }: { images: Image[] }) {
  return (
    <ul className="gallery">
      {images.map((image) => (
        <li key={image.url}>
          <figure className="picture">
            <LazyImage image={image} sizes={sizes} />
            {image.alt && <figcaption aria-hidden="true">{image.alt}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  );
}
