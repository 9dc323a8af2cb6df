declare module 'virtual:messages' {
  type Loader = () => Promise<{ default: import('@lingui/core').Messages }>;
  /** One loader for each part of a locale's catalogue: `shared`, and one for each namespace of a page. */
  export const parts: Record<'en' | 'ar', Record<string, Loader>>;
}
