/**
 * Turbopack reads it: the staff screens take spaces, sizes, colours and breakpoints from packages/design. By its name: what
 * stands here as a function is bundled, and no longer finds the stylesheets beside it.
 */
export default { plugins: { '@nasaq/design/postcss': {} } };
