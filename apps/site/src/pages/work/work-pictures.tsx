import type { Picture } from '@nasaq/contract';
import { fromTablet } from '@nasaq/design';
import { CaptionedPicture } from '../../ui/themed-image.tsx';

/** Pictures between two parts of the story: one over the whole width, two of different size beside each other. */
export function WorkPictures({ pictures }: { pictures: Picture[] }) {
  if (pictures.length === 0) return null;
  const sizes = pictures.length === 1 ? '90vw' : `${fromTablet} 55vw, 90vw`;
  return (
    <div className={`work-pictures work-pictures--${pictures.length}`}>
      {pictures.map((picture) => (
        <CaptionedPicture key={picture.picture.url} picture={picture} sizes={sizes} className="work-picture" />
      ))}
    </div>
  );
}
