import { messages } from '@nasaq/messages/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { shared } from '../../vitest.shared.ts';
import { pageParts, routeNamespaces } from './src/router/route-files.ts';
import { routes } from './src/routes.ts';

export default defineConfig({
  plugins: [
    react(),
    messages({ pageNamespaces: [...routes.flatMap(routeNamespaces), ...pageParts.blocks.namespaces] }),
  ],
  test: {
    name: 'site',
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
    exclude: ['**/*.browser.test.tsx'],
    environment: 'node',
    isolate: false,
    ...shared,
  },
});
