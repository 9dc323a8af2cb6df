import { Pattern } from '../../../../apps/site/src/ui/pattern.tsx';

export function Cover({ type, entry: { key, cover }, ratio, eager = false, className }) {
  if (!cover) return <Pattern of={{ type, key }} ratio={ratio} eager={eager} className={`cover ${className}`} />;
  const { url, sources, width, height, alt, focalX, focalY } = cover;
  return (
    <span className={`cover ${className}`}>
      <img
        src={url}
        srcSet={[...sources, { url, width }].map((source) => `${source.url} ${source.width}w`).join(', ')}
        sizes="100vw"
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        className="image"
        style={{ objectPosition: `${focalX}% ${focalY}%` }}
      />
    </span>
  );
}
