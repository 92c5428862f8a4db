import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { ProxyOptions } from 'vite';
import { defineConfig } from 'vitest/config';
import { faces } from './tools/faces.mjs';

const server = process.env.QUEENHIGH_SERVER ?? 'http://127.0.0.1:8000';

/** The server lets in only what comes from its very own origin, and the page of `make page-dev` has another. */
const proxied: ProxyOptions = { target: server, changeOrigin: true, ws: true, headers: { origin: server } };

export default defineConfig({
  base: '/',
  plugins: [faces(), svelte()],
  define: { __PAGE__: JSON.stringify(process.env.QUEENHIGH_PAGE ?? 'dev') },
  build: {
    outDir: process.env.QUEENHIGH_PAGE_OUT ?? '../src/queenhigh/page/built',
    emptyOutDir: true,
    target: 'es2022',
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: { '/api': proxied, '/health': proxied },
  },
  // Component tests need what Svelte has for a browser.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  // One process for all files, which starts once.
  // Styles are read as text by tests/colours.test.ts.
  test: { css: { include: /tokens|base/ }, include: ['tests/**/*.test.ts'], isolate: false },
});
