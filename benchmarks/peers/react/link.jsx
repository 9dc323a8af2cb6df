export function Link({ children, ...rest }) {
  return <a {...rest}>{children}</a>;
}
