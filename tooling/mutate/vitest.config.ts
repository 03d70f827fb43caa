import { defineConfig } from 'vitest/config';

/** The tests that may kill a mutant: those in Node below the folder that Stryker is given. */
export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    // Tests with hundreds of thousands of random cases are excluded: the named tests must detect the mutants.
    exclude: ['**/node_modules/**', '**/oracle.test.ts', '**/*.property.test.ts'],
    // Files of a worker share its modules, which more than halves the cost of a mutant.
    isolate: false,
    // Many mutants let a test wait for ever; none of these tests needs real time.
    testTimeout: 5000,
  },
});
