import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Image } from '@nasaq/contract';

interface Props {
  image: Image;
  /** As the `sizes` attribute. */
  sizes?: string;
  /** The page's largest paint is never lazy: it loads at once, with high priority. */
  eager?: boolean;
  /** Milliseconds in view before loading starts; cancelled when the image leaves. */
  delay?: number;
  className?: string;
}

type State = 'loading' | 'loaded' | 'error';

const placeholder = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/**
 * A picture that loads when it comes into view (behaviour.md section 9) and carries its state in `data-state`.
 * The server sends the real picture with native lazy loading, so it works without JavaScript;
 * `delay` swaps in a tiny transparent placeholder until its time has come. A new source starts again at `loading`.
 */
export function LazyImage(props: Props) {
  return <Picture key={props.image.url} {...props} />;
}

function Picture({ image, sizes = '100vw', eager = false, delay = 0, className = '' }: Props) {
  const element = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<State>('loading');
  const waiting = useDelay(element, eager ? 0 : delay);

  useEffect(() => {
    const img = element.current;
    // The picture may have ended loading before React listened.
    if (img?.complete && img.naturalWidth !== 1) setState(img.naturalWidth > 0 ? 'loaded' : 'error');
  }, []);

  const sources = [...image.sources, { url: image.url, width: image.width }];
  return (
    <img
      ref={element}
      src={waiting ? placeholder : image.url}
      srcSet={
        waiting || image.sources.length === 0
          ? undefined
          : sources.map(({ url, width }) => `${url} ${width}w`).join(', ')
      }
      sizes={sizes}
      alt={image.alt}
      width={image.width}
      height={image.height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      data-state={state}
      className={`image ${className}`}
      style={{ objectPosition: `${image.focalX}% ${image.focalY}%` }}
      onLoad={() => !waiting && setState('loaded')}
      onError={() => setState('error')}
    />
  );
}

/** Whether the picture still waits: for `delay` milliseconds in view without a break. */
function useDelay(element: RefObject<HTMLImageElement | null>, delay: number): boolean {
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    const img = element.current;
    if (!img || delay === 0 || img.complete) return;
    let timer = 0;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        setWaiting(true);
        if (!entry?.isIntersecting) return;
        timer = window.setTimeout(() => {
          observer.disconnect();
          setWaiting(false);
        }, delay);
      },
      { rootMargin: '0px', threshold: 0 },
    );
    observer.observe(img);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [element, delay]);
  return waiting;
}
