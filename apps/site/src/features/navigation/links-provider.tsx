import { useMemo, type ReactNode } from 'react';
import { useLocation, useNavigate } from '../../router/context.tsx';
import { useLocale } from '../locale/use-locale.ts';
import { LinksContext } from './links-context.ts';

/** Stands around everything that may hold links. */
export function LinksProvider({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const links = useMemo(() => ({ locale, pathname, navigate }), [locale, pathname, navigate]);
  return <LinksContext value={links}>{children}</LinksContext>;
}
