import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { Image } from '@nasaq/contract';
import { darkMedia } from '../theme/dark-media.ts';
import { savesData } from '../router/preload.ts';
import { useInView } from './use-in-view.ts';

export interface LazyImageProps {
  image: Image;
  /** As the `sizes` attribute. */
  sizes?: string;
  /** The page's largest paint is never lazy: it loads at once, with high priority. */
  eager?: boolean;
  /** Milliseconds in view before loading starts; cancelled when the image leaves. */
  delay?: number;
  className?: string;
  /** Its half of a pair of which the theme shows one (`ThemedImage`). */
  theme?: 'light' | 'dark';
  /** The other half, of the light one: without scripts both are one picture, of which the system's theme is asked for. */
  dark?: Image;
}

/** Pixels: as wide as the file of a picture gets where the reader saves data. */
const widestForSavers = 640;

type State = 'loading' | 'loaded' | 'error';

/**
 * A picture that loads when it comes into view and carries its state in `data-state`.
 * Until then a tiny transparent placeholder stands in its place, in the picture's proportions; without JavaScript the
 * picture itself does, with the browser's own lazy loading. A new source starts again at `loading`.
 */
export function LazyImage(props: LazyImageProps) {
  return <OneImage key={props.image.url} {...props} />;
}

function OneImage({ image, sizes = '100vw', eager = false, delay = 0, className = '', dark, theme }: LazyImageProps) {
  const element = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<State>('loading');
  const wanted = useInView(element, { enabled: !eager, delay }) || eager;

  useEffect(() => {
    const img = element.current;
    // The server's picture may have ended loading before React listened.
    if (eager && img?.complete) setState(img.naturalWidth > 0 ? 'loaded' : 'error');
  }, [eager]);

  const shared = {
    width: image.width,
    height: image.height,
    decoding: 'async',
    style: { objectPosition: `${image.focalX}% ${image.focalY}%` },
  } as const;
  // The server knows nothing of it: what stands in its HTML stays as it is.
  const renditions = srcSet(image, wanted && !eager && savesData() ? widestForSavers : Infinity);
  const source = { ...(renditions && { sizes, srcSet: renditions }), src: image.url };
  const still = <img alt={image.alt} {...shared} className={`image ${className}`} {...source} loading="lazy" />;
  return (
    <>
      <img
        ref={element}
        alt={image.alt}
        {...shared}
        style={{ ...shared.style, ['--ratio' as string]: `${image.width}/${image.height}` }}
        className={`image ${theme ? `image--${theme} ` : ''}${className}`}
        {...(wanted ? source : { src: placeholder })}
        data-print={theme === 'light' || (!theme && !wanted) ? image.url : undefined}
        // The browser does not ask for what the theme hides.
        loading={eager && theme ? 'lazy' : undefined}
        fetchPriority={eager ? 'high' : undefined}
        data-state={state}
        onLoad={(event) => isPlaceholder(event) || setState('loaded')}
        onError={() => setState('error')}
      />
      {!eager && theme !== 'dark' && (
        <noscript>
          {dark ? (
            <picture>
              {darkSource(dark, sizes)}
              {still}
            </picture>
          ) : (
            still
          )}
        </noscript>
      )}
    </>
  );
}

function darkSource(image: Image, sizes: string) {
  const { height, width } = image;
  return <source media={darkMedia} srcSet={srcSet(image, Infinity) ?? image.url} {...{ height, sizes, width }} />;
}

function srcSet({ url, width, sources }: Image, widest: number): string | undefined {
  if (sources.length === 0) return undefined;
  // A rendition as wide as the picture itself stands for it.
  const own = sources.some((source) => source.width === width) ? [] : [{ url, width }];
  const all = [...sources, ...own];
  const limit = Math.max(widest, Math.min(...all.map((source) => source.width)));
  return all
    .filter((source) => source.width <= limit)
    .map((source) => `${source.url} ${source.width}w`)
    .join(', ');
}

/** One pixel: to draw a picture of lines for each, of the right proportions, held up the first paint. */
const placeholder = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

function isPlaceholder({ currentTarget }: SyntheticEvent<HTMLImageElement>): boolean {
  return currentTarget.currentSrc === placeholder;
}
