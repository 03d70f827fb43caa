import { named, parts } from '../../bench/parts/index.ts';

/** Words after a command. */
type Words = readonly string[];

/** A command of package.json that people run by hand, with what a run of the tests and a release start of it. */
export interface HandCommand {
  /** Its name in package.json. */
  readonly script: string;
  /** The smallest inputs, each with the processor time that it takes, in seconds. Empty if a step of each run starts it. */
  readonly smallest: readonly { readonly words: Words; readonly seconds: number }[];
  /** All that it can do. */
  readonly whole: readonly Words[];
}

/** A build that the bench can hold against others. */
const built: Words = ['--builds', 'now=sites/1001'];
const wordsOf = (part: string): Words => (part === 'steps' ? [part, ...built] : [part]);

/** Processor seconds of the smallest run of a part of the bench; those without a number take 25. */
const seconds: Readonly<Record<string, number>> = {
  size: 5,
  timing: 5,
  navigation: 15,
  gateway: 15,
  realtime: 15,
  reconnect: 10,
  store: 10,
  thousand: 15,
  prefetch: 35,
  lighthouse: 35,
};

/** Commands that no step of a run starts as people do, and so would break without a notice. */
export const handCommands: readonly HandCommand[] = [
  {
    script: 'bench',
    smallest: [...Object.keys(parts), ...Object.keys(named)].map((part) => ({
      words: [...wordsOf(part), '--smallest'],
      seconds: seconds[part] ?? 25,
    })),
    whole: [[], ...Object.keys(named).map((part) => [...wordsOf(part), '--limit', '3600'])],
  },
  {
    script: 'looks',
    smallest: [
      { words: ['--site', '1001', '--only', 'faq', '--width', '360', '--out', 'test-results/by-hand'], seconds: 25 },
    ],
    whole: [[]],
  },
  {
    script: 'hydration',
    // The eighth is a member's.
    smallest: [{ words: ['--loads', '1', '--from', '8', '--tabs', '2'], seconds: 25 }],
    whole: [[]],
  },
  {
    script: 'mutate',
    smallest: [{ words: ['packages/core/src/features/banners/banners.rules.ts'], seconds: 25 }],
    whole: [['--keep-table']],
  },
  { script: 'oldest', smallest: [{ words: ['--list'], seconds: 10 }], whole: [[]] },
  { script: 'real-sites', smallest: [], whole: [[]] },
  { script: 'engines', smallest: [], whole: [[]] },
  { script: 'packages', smallest: [], whole: [[]] },
  // Each heavy check of what the generators write; a run draws one.
  { script: 'unit', smallest: [], whole: [['tooling/generate']] },
  // The pages of every template; a run draws some.
  { script: 'browser', smallest: [], whole: [['conformance']] },
  // All journeys, on all of their devices.
  { script: 'e2e', smallest: [], whole: [[]] },
  { script: 'shaken', smallest: [], whole: [[], []] },
];
