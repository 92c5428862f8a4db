import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';

/** Rules without types: svelte-check has the types, and ESLint takes a few seconds without them. */
export default defineConfig(
  { ignores: ['public/'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'svelte/button-has-type': 'error',
      // svelte-check reports both, and is faster.
      '@typescript-eslint/no-unused-vars': 'off',
      'svelte/no-unused-svelte-ignore': 'off',
      // A Map or Set that nothing on the page depends on is a plain one.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  { files: ['tests/*.mjs', 'tools/**'], rules: { 'no-console': 'off' } },
);
