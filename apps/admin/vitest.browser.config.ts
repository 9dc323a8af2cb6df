import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { browser, shared } from '../../vitest.shared.ts';

/** Staff's screens by themselves, in a browser; what the host would answer, each test says. */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  resolve: {
    // Next's own follows its router, which begins with an answer of the host.
    alias: { 'next/link.js': path.resolve(import.meta.dirname, 'src/testing/screens/next-link.tsx') },
  },
  // Next reads its settings there, which its build writes in.
  define: { 'process.env': '{}' },
  // Found anew while tests run, they would load the page again.
  optimizeDeps: {
    include: [
      'react',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
      'next/navigation.js',
      'next/dist/shared/lib/app-router-context.shared-runtime.js',
      'next/dist/shared/lib/hooks-client-context.shared-runtime.js',
      '@payloadcms/ui',
      '@payloadcms/richtext-lexical/lexical',
      '@payloadcms/richtext-lexical/lexical/list',
      '@payloadcms/richtext-lexical/lexical/markdown',
      '@payloadcms/richtext-lexical/lexical/rich-text',
      '@payloadcms/richtext-lexical/lexical/selection',
      ...[
        'LexicalComposer',
        'LexicalComposerContext',
        'LexicalContentEditable',
        'LexicalErrorBoundary',
        'LexicalHistoryPlugin',
        'LexicalListPlugin',
        'LexicalMarkdownShortcutPlugin',
        'LexicalRichTextPlugin',
        'useLexicalEditable',
        'useLexicalNodeSelection',
      ].map((part) => `@payloadcms/richtext-lexical/lexical/react/${part}`),
      '@payloadcms/translations/languages/ar',
      '@payloadcms/translations/languages/en',
      'axe-core',
      'zod',
    ],
  },
  test: {
    ...shared,
    name: 'screens',
    include: ['src/**/*.browser.test.tsx'],
    // Payload's interface is loaded once for all files.
    isolate: false,
    env: { PROOFS: process.env.PROOFS ?? '' },
    browser,
  },
});
