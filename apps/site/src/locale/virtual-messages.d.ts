declare module 'virtual:messages' {
  interface Part {
    default: import('@lingui/core').Messages;
  }
  interface Language extends Part {
    /** One loader for each namespace of a page. */
    parts: Record<string, () => Promise<Part>>;
  }
  /** One loader for each language, of what every page says. */
  export const languages: Record<'en' | 'ar', () => Promise<Language>>;
}
