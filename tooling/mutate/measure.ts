import { dirname } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import type { Target } from './folders.ts';

interface Effort {
  /** Number of mutants that run at the same time. */
  readonly concurrency: number;
  /** Runs all mutants again, even if their code and tests did not change. */
  readonly force: boolean;
}

/** Runs the mutants of a folder or file in a copy of the packages and reports the result of each. */
export function measure({ folder, file }: Target, { concurrency, force }: Effort) {
  const isRules = folder.startsWith('packages/contract/');
  const beside = `${folder}/**/*.test.ts`;
  return new Stryker({
    mutate: file === null ? [`${folder}/**/*.ts`, '!**/*.{test,fixtures}.ts'] : [file],
    testRunner: 'vitest',
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    vitest: {
      configFile: 'tooling/mutate/vitest.config.ts',
      dir: isRules ? folder : dirname(folder),
      related: false,
    },
    // Nearly every test of core signs a member in, so tests of all features would run for each mutant of a session.
    testFiles: isRules ? [beside] : [beside, `${dirname(folder)}/*.test.ts`],
    coverageAnalysis: 'perTest',
    // Code that runs while a module loads (tables, patterns) belongs to no single test. Each such mutant would need a run
    // of all tests with separate modules, because tests that share a worker load a module once.
    ignoreStatic: true,
    concurrency,
    incremental: true,
    incrementalFile: `.cache/mutation/${(file ?? folder).replaceAll('/', '-')}.json`,
    force,
    // An endless loop is detected by its count of steps; the time limit only has to suffice for a busy machine.
    timeoutMS: 20_000,
    tempDirName: '.cache/mutation/sandbox',
    // Without its tsconfig: Stryker rewrites it with TypeScript's API, which version 7 lacks.
    ignorePatterns: ['/!(packages|tooling|package.json)', '/packages/{app,gateway,sandbox,ui}'],
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
  }).runMutationTest();
}
