import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Upload } from '@nasaq/contract';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { browser, shared } from '../../vitest.shared.ts';
import site from './vite.config.ts';

const { css, plugins } = site({ command: 'serve', mode: 'test' });

/** Pieces of the pages by themselves, in a browser. */
export default defineConfig({
  // Sizes and widths of the design's scale are put in as the styles are read.
  css,
  plugins: [plugins, uploads()],
  // Found anew while tests run, they would load the page again.
  optimizeDeps: {
    include: ['react', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client', '@lingui/core', 'zod', 'trix'],
  },
  test: {
    ...shared,
    name: 'components',
    include: ['src/**/*.browser.test.tsx'],
    env: { PROOFS: process.env.PROOFS ?? '' },
    browser,
  },
});

/** Stands for the API where a piece sends a file: one that is called a program is refused, as the API refuses it. */
function uploads(): Plugin {
  return {
    name: 'nasaq:uploads-of-tests',
    configureServer(server) {
      server.middlewares.use('/api/v1/uploads', (request, response) => {
        let filesize = 0;
        request.on('data', (chunk: Buffer) => (filesize += chunk.length));
        request.on('end', () => answer(request, filesize, response));
      });
    },
  };
}

function answer(request: IncomingMessage, filesize: number, response: ServerResponse): void {
  if (request.method === 'DELETE') return void response.writeHead(204).end();
  const filename = decodeURIComponent(String(request.headers['x-file-name']));
  if (filename.includes('program')) return send(response, 422, { error: { reason: 'content' } });
  const url = `/api/v1/uploads/${encodeURIComponent(filename)}`;
  const previewable = filename.endsWith('.png');
  const upload: Upload = {
    token: encodeURIComponent(filename),
    filename,
    filesize,
    contentType: previewable ? 'image/png' : 'application/pdf',
    url,
    href: url,
    previewable,
    width: null,
    height: null,
  };
  return send(response, 201, { data: upload });
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
