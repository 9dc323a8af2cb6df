import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import path from 'node:path';
import { defineConfig } from 'vite';

/** The same pages as ours, in the way that TanStack Start suggests: loaders call server functions, every page is live. */
export default defineConfig({
  plugins: [tanstackStart(), react()],
  resolve: {
    alias: { 'peer-link': path.join(import.meta.dirname, 'src/link.jsx') },
    // The pages lie outside this folder and would find the root's React.
    dedupe: ['react', 'react-dom'],
  },
  ssr: { noExternal: true },
});
