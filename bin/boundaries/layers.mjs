/** What tests bring along may reach everywhere: it is no part of the product. */
export const tests = '(\\.(test|fixture)\\.tsx?$|/(test|testing)/)';

/**
 * The layers of an app as rules for dependency-cruiser.
 * @param {object} app
 * @param {string} app.name begins the names of its rules
 * @param {string} app.base folder from the project's root
 * @param {string[]} app.parts folders or files of `base`, from the ground up: each imports only from those before it. A
 *   folder within a folder may be a part of its own; what is left of the outer one is another
 * @param {Record<string, string[]>} [app.capabilities] parts that others enter by some of their files alone
 * @param {boolean} [app.lazily] what is imported only when it is needed may be any file of a capability
 * @param {string[]} [app.generated] files that a tool writes, which import what it wants
 */
export function layers({ name, base, parts, capabilities = {}, lazily = false, generated = [] }) {
  const place = (part) => `^${base}/${part.replace(/[.()]/g, '\\$&')}${/\.[jt]sx?$/.test(part) ? '$' : '/'}`;
  const filesOf = (part) => {
    const inner = parts.filter((other) => other.startsWith(`${part}/`)).map((other) => other.slice(part.length + 1));
    return place(part) + (inner.length > 0 ? `(?!(${inner.join('|')})/)` : '');
  };
  return [
    ...parts.slice(0, -1).map((part, position) => ({
      name: `${name}-flows-down`,
      severity: 'error',
      from: { path: filesOf(part), pathNot: tests },
      to: { path: parts.slice(position + 1).map(filesOf), pathNot: tests },
    })),
    {
      name: `${name}-names-its-parts`,
      severity: 'error',
      from: { path: `^${base}/`, pathNot: [...parts.map(filesOf), tests] },
      to: {},
    },
    ...Object.entries(capabilities).map(([part, entrances]) => ({
      name: `${name}-capability-entered-by-index`,
      severity: 'error',
      from: { path: `^${base}/`, pathNot: [place(part), ...generated.map(place), tests] },
      to: {
        path: place(part),
        pathNot: [...entrances.map((entrance) => place(`${part}/${entrance}`)), '\\.css$', tests],
        ...(lazily && { dynamic: false }),
      },
    })),
  ];
}
