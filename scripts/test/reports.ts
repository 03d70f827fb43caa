import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Contribution of a step to the last line: one for a check, or as many as its runner counted. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** Duration of a test file, in seconds. */
export interface FileTime {
  readonly file: string;
  readonly seconds: number;
}

/** Counts of a runner, its tests that passed only at a later try, by file and title, and the time of each file. */
export interface Report extends Tally {
  readonly again: readonly string[];
  /** Tests that failed, by file and title, each with the start of its message. */
  readonly broken?: readonly string[];
  readonly files: readonly FileTime[];
}

interface VitestJson {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
  readonly success: boolean;
  readonly testResults: readonly {
    readonly name: string;
    /** Milliseconds since 1970. */
    readonly startTime: number;
    readonly endTime: number;
    /** Why the file itself failed, if it did. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      /** One for each try; `duration` in milliseconds. */
      readonly results: readonly { readonly duration: number; readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

interface PlaywrightJson {
  readonly stats: { readonly expected: number; readonly flaky: number; readonly unexpected: number };
  readonly errors: readonly unknown[];
  readonly suites: readonly PlaywrightSuite[];
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const MAX_MESSAGE = 400;

/** A failed test with the start of its message on one line, without the codes of colours. */
const brokenTest = (name: string, message = ''): string =>
  `${name}: ${stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').slice(0, MAX_MESSAGE)}`;

/** Reads what Vitest's JSON reporter wrote. A test that passed in spite of failures passed at a later try. */
export function vitestReport(file: string): Report {
  const { numPassedTests, numFailedTests, numFailedTestSuites, success, testResults } = readJson(file) as VitestJson;
  const again = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => `${relative(process.cwd(), name)} ${fullName}`),
  );
  const broken = testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const tests = assertionResults.filter(({ status }) => status === 'failed');
    if (tests.length === 0) return message ? [brokenTest(file, message)] : [];
    return tests.map(({ fullName, failureMessages }) => brokenTest(`${file} ${fullName}`, failureMessages[0]));
  });
  const files = testResults.map(({ name, startTime, endTime }) => ({
    file: relative(process.cwd(), name),
    seconds: (endTime - startTime) / 1000,
  }));
  return {
    passed: numPassedTests,
    failed: numFailedTests || numFailedTestSuites || (success ? 0 : 1),
    again,
    broken,
    files,
  };
}

const specsOf = (suite: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(specsOf),
];

/** Reads what Playwright's JSON reporter wrote. */
export function playwrightReport(file: string): Report {
  const { stats, errors, suites } = readJson(file) as PlaywrightJson;
  const specs = suites.flatMap(specsOf);
  const again = specs.flatMap(({ file: path, title, tests }) =>
    tests.filter(({ status }) => status === 'flaky').map(({ projectName }) => `${path} [${projectName}] ${title}`),
  );
  const broken = specs.flatMap(({ file: path, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) =>
        brokenTest(`${path} [${projectName}] ${title}`, results.findLast(({ error }) => error)?.error?.message),
      ),
  );
  const times = new Map<string, number>();
  for (const { file: path, tests } of specs) {
    for (const { projectName, results } of tests) {
      const name = `${path} [${projectName}]`;
      times.set(
        name,
        results.reduce((sum, { duration }) => sum + duration / 1000, times.get(name) ?? 0),
      );
    }
  }
  const files = [...times].map(([name, seconds]) => ({ file: name, seconds }));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, again, broken, files };
}

/** Reads a report that its command wrote in this form. */
export const ownReport = (file: string): Report => readJson(file) as Report;
