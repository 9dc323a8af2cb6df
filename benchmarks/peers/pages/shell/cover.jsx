import { Pattern } from './pattern.jsx';
import { Picture } from './picture.jsx';

export function Cover({ type, entry: { key, cover }, ratio, eager = false, className = '' }) {
  if (!cover) return <Pattern of={{ type, key }} ratio={ratio} eager={eager} className={`cover ${className}`} />;
  return (
    <span className={`cover ${className}`}>
      <Picture image={cover} eager={eager} />
    </span>
  );
}
