import { defineConfig } from 'vitest/config';

/** The tests that may kill a mutant: those in Node below the folder that Stryker is given. */
export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    // Files that share a worker share its modules as well, and a mutant costs less than half.
    isolate: false,
    testTimeout: 45_000,
  },
});
