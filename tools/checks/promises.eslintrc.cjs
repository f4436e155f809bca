/** Rules that need types, so that they take minutes for all files; promises.ts runs them apart from the others. */
module.exports = {
  root: true,
  ignorePatterns: [
    'node_modules',
    'dist',
    '**/*.js',
    '**/*.mjs',
    '**/*.cjs',
    '**/migrations',
    'apps/api/drizzle.config.ts',
  ],
  parser: '@typescript-eslint/parser',
  parserOptions: { ecmaVersion: 'latest', sourceType: 'module', ecmaFeatures: { jsx: true }, projectService: true },
  plugins: ['@typescript-eslint'],
  rules: {
    '@typescript-eslint/no-floating-promises': 'error',
    // Fastify's hooks may be asynchronous, though their types tell it in another overload.
    '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { properties: false } }],
    '@typescript-eslint/await-thenable': 'error',
  },
};
