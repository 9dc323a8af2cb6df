import { Pattern } from '../../../../apps/site/src/ui/pattern.tsx';

export function Cover({ type, entry: { key, cover }, ratio, className }) {
  if (!cover) return <Pattern of={{ type, key }} ratio={ratio} className={`cover ${className}`} />;
  return (
    <span className={`cover ${className}`}>
      <img
        src={cover.url}
        srcSet={cover.sources.map(({ url, width }) => `${url} ${width}w`).join(', ')}
        sizes="100vw"
        alt={cover.alt}
        width={cover.width}
        height={cover.height}
        loading="lazy"
        decoding="async"
        className="image"
        style={{ objectPosition: `${cover.focalX}% ${cover.focalY}%` }}
      />
    </span>
  );
}
