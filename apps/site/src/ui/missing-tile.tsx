import { useBrand } from '../router/context.tsx';

const star = eightfold(50);
const places = [0, 100, 200, 300].flatMap((y) => [0, 100, 200, 300].map((x) => `translate(${x} ${y})`));
const gap = places[6];

/** A field of eightfold stars and crosses whose one loose star falls into place on hover, and when a link of the screen has focus. */
export function MissingTile() {
  if (useBrand()?.noPatterns) return null;
  return (
    <svg viewBox="-58 -58 416 416" className="missing" aria-hidden="true">
      {places.map((place) => (
        <path key={place} d={star} transform={place} className={place === gap ? 'missing__gap' : 'missing__star'} />
      ))}
      <g transform={gap}>
        <path d={star} className="missing__tile" />
      </g>
    </svg>
  );
}

/** Two squares over each other; neighbours at twice the radius touch at their points and leave crosses between them. */
function eightfold(radius: number): string {
  const inner = radius * 0.7654;
  const points = Array.from({ length: 16 }, (_, index) => {
    const angle = (Math.PI / 8) * index;
    const distance = index % 2 ? inner : radius;
    return `${(distance * Math.sin(angle)).toFixed(2)} ${(-distance * Math.cos(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}
