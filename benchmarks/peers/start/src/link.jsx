import { Link as RouterLink, useLocation } from '@tanstack/react-router';

export function Link({ href, ...rest }) {
  return <RouterLink to={href} {...rest} />;
}

export function usePath() {
  return useLocation({ select: ({ pathname }) => pathname });
}
