import { defineConfig } from 'vitest/config';

/** The tests that may kill a mutant: those in Node below the folder that Stryker is given. */
export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    // Two hundred thousand forms for each mutant of a rule, as many walks for each of a machine: the tests that name what
    // is decided have to notice it.
    exclude: ['**/node_modules/**', '**/oracle.test.ts', '**/*.property.test.ts'],
    // Files that share a worker share its modules as well, and a mutant costs less than half.
    isolate: false,
    // Many mutants leave a test waiting for ever; none of these tests waits for real time.
    testTimeout: 5000,
  },
});
