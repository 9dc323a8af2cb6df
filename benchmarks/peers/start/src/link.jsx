import { Link as RouterLink } from '@tanstack/react-router';

export function Link({ href, ...rest }) {
  return <RouterLink to={href} {...rest} />;
}
