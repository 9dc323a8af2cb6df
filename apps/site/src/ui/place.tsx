import type { Picture } from '@nasaq/contract';
import { fromDesktop } from '@nasaq/design';
import { CaptionedPicture } from './themed-image.tsx';

/** Pictures of where the company is, set off to either side in turn: a map, a plan, rooms. */
export function Place({ pictures }: { pictures: Picture[] }) {
  return (
    <ul className="place">
      {pictures.map((picture) => (
        <li key={picture.picture.url}>
          <CaptionedPicture picture={picture} sizes={`${fromDesktop} 64vw, 100vw`} />
        </li>
      ))}
    </ul>
  );
}
