import type { Picture } from '@nasaq/contract';
import { fromDesktop } from '@nasaq/design';
import { ThemedImage } from './themed-image.tsx';

/** Pictures of where the company is, the first one larger: a map, a plan, rooms. */
export function Place({ pictures }: { pictures: Picture[] }) {
  return (
    <ul className="place">
      {pictures.map((picture, index) => (
        <li key={picture.picture.url}>
          <figure className="picture">
            <ThemedImage picture={picture} sizes={`${fromDesktop} ${index === 0 ? 56 : 36}vw, 100vw`} />
            {picture.caption && <figcaption>{picture.caption}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  );
}
