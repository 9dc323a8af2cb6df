import { PageTitle } from '../../features/head/page-title.tsx';

export function Component() {
  return <PageTitle />;
}
