import { createContext, useContext } from 'react';

export function Link({ children, ...rest }) {
  return <a {...rest}>{children}</a>;
}

/** The path of the page that is rendered. */
export const Path = createContext('/');

export function usePath() {
  return useContext(Path);
}
