import type { Picture } from '@nasaq/contract';
import { LazyImage, type LazyImageProps } from './lazy-image.tsx';

interface ThemedImageProps extends Pick<LazyImageProps, 'sizes' | 'eager' | 'className'> {
  picture: Pick<Picture, 'picture' | 'dark'>;
}

/**
 * A picture that may have another one for dark pages. Both stand in the page and the theme hides one, which is never
 * asked for until the theme changes; paper shows the light one.
 */
export function ThemedImage({ picture: { dark, picture }, className = '', ...rest }: ThemedImageProps) {
  if (!dark) return <LazyImage image={picture} className={className} {...rest} />;
  return (
    <>
      <LazyImage image={picture} theme="light" className={`image--light ${className}`} {...rest} />
      <LazyImage image={dark} theme="dark" className={`image--dark ${className}`} {...rest} />
    </>
  );
}
