import { WritePage } from '../../features/write-to-us/write-page.tsx';

export function Component() {
  return <WritePage name="feedback" />;
}
