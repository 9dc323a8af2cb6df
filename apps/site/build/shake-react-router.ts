import type { Plugin } from 'vite';

const displayName = /^\w+\.displayName = "[^"]*";$/gm;
const wrapped = /= (React\$1\.(?:forwardRef|memo|createContext)\()/g;

/**
 * Lets the bundler drop what no page uses of react-router (Link, NavLink, Form, PrefetchPageLinks, …):
 * its unmarked `forwardRef` calls and `displayName` assignments count as side effects and would keep it all.
 */
export function shakeReactRouter(): Plugin {
  return {
    name: 'nasaq:shake-react-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/production\/.*\.js$/ },
      handler: (code) => ({ code: code.replace(displayName, '').replace(wrapped, '= /* @__PURE__ */ $1'), map: null }),
    },
  };
}
