const step = 100;
const missing = { x: 2, y: 1 };
const star = eightfold(50);
const places = Array.from({ length: 16 }, (_, index) => ({ x: index % 4, y: Math.floor(index / 4) }));

/** A field of eightfold stars and crosses whose one loose star falls into place on hover, and when a link of the screen has focus. */
export function MissingTile() {
  return (
    <svg viewBox="-8 -8 416 416" className="missing" aria-hidden="true">
      {places.map(({ x, y }) => (
        <path
          key={`${x}/${y}`}
          d={star}
          transform={`translate(${x * step + 50} ${y * step + 50})`}
          className={x === missing.x && y === missing.y ? 'missing__gap' : 'missing__star'}
        />
      ))}
      <g transform={`translate(${missing.x * step + 50} ${missing.y * step + 50})`}>
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
