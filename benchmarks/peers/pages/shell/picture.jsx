import { srcSetOf } from '../pictures.ts';

/** A picture of the admin host with its smaller sizes; the browser loads it when it is near. */
export function Picture({ image, sizes = '100vw', eager = false, className = '' }) {
  const { url, width, height, alt, focalX, focalY } = image;
  return (
    <img
      src={url}
      srcSet={srcSetOf(image)}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={`image ${className}`}
      style={{ objectPosition: `${focalX}% ${focalY}%` }}
    />
  );
}

/** With its other for dark pages, where it has one: the theme hides one of them, which the browser then never asks for. */
export function ThemedPicture({ picture: { dark, picture }, sizes }) {
  if (!dark) return <Picture image={picture} sizes={sizes} />;
  return (
    <>
      <Picture image={picture} sizes={sizes} className="image--light" />
      <Picture image={dark} sizes={sizes} className="image--dark" />
    </>
  );
}
