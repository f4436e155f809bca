import { defineConfig } from 'drizzle-kit';

// eslint-disable-next-line no-restricted-syntax -- drizzle-kit wants a default export
export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './apps/api/src/database/schema.ts',
  out: './apps/api/migrations',
});
