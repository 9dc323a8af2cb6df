/** Whom the sheets of dark pages without scripts are for; paper keeps its own colours. */
export const darkMedia = 'screen and (prefers-color-scheme: dark)';
