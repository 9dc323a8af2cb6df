import { Pattern } from '../../ui/pattern.tsx';

export function HeroArt() {
  return <Pattern of={{ type: 'services', key: 'hero' }} ratio="portrait" eager className="hero__art" />;
}
