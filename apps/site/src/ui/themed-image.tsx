import type { Picture } from '@nasaq/contract';
import { LazyImage, type LazyImageProps } from './lazy-image.tsx';

interface ThemedImageProps extends Pick<LazyImageProps, 'sizes' | 'eager' | 'className'> {
  picture: Pick<Picture, 'picture' | 'dark'>;
}

/**
 * A picture that may have another one for dark pages. Both stand in the page and the theme hides one, which is never
 * asked for until the theme changes; without scripts one alone stands there. Paper shows the light one.
 */
export function ThemedImage({ picture: { dark, picture }, className = '', ...rest }: ThemedImageProps) {
  if (!dark) return <LazyImage image={picture} className={className} {...rest} />;
  return (
    <>
      <LazyImage image={picture} dark={dark} theme="light" className={className} {...rest} />
      <LazyImage image={dark} theme="dark" className={className} {...rest} />
    </>
  );
}

/**
 * A picture with its caption below. Without one it is a picture and no more: a figure that has no words is announced as
 * one without a name.
 */
export function CaptionedPicture({ picture, className = '', ...rest }: ThemedImageProps & { picture: Picture }) {
  const Box = picture.caption ? 'figure' : 'div';
  return (
    <Box className={`picture ${className}`}>
      <ThemedImage picture={picture} {...rest} />
      {picture.caption && <figcaption>{picture.caption}</figcaption>}
    </Box>
  );
}
