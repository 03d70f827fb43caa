import { parseArgs } from 'node:util';
import { SHAPES, type Shape } from './driver.ts';

/** Engines that a journey can run in, and whether it does unless others are asked for. */
const ENGINES = { firefox: true, webkit: true, chromium: false } as const;
export type Engine = keyof typeof ENGINES;

export const help = `pnpm engines [firefox|webkit|chromium …] [desktop|phone …]
Goes through the smoke journey in Firefox and WebKit as the distribution has them, at the width of a desktop and of a
phone; words narrow that down. Chromium, where the other journeys run, is there to compare with. Pictures of the pages
are written to test-results/engines.

--drawn            each engine in the one shape that the commit draws, without pictures; an engine that is not installed
                   is named and passes: as a step of npm test
--report <file>    writes the counts of the run there`;

/** Options of the run. */
export interface Asked {
  readonly engines: readonly Engine[];
  readonly shapes: readonly Shape[];
  /** Walks one of its rounds, in those engines that are installed. */
  readonly drawn: boolean;
  /** File for the counts. */
  readonly report: string | undefined;
}

const problemOf = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** Reads the words of the command; an error names the first that means nothing. */
export function parseEngines(args: readonly string[]): Asked | 'help' | Error {
  const options = {
    drawn: { type: 'boolean', default: false },
    report: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  } as const;
  try {
    const { values, positionals: words } = parseArgs({ args: [...args], options, allowPositionals: true });
    if (values.help) return 'help';
    const stranger = words.find((word) => !Object.hasOwn(ENGINES, word) && !Object.hasOwn(SHAPES, word));
    if (stranger !== undefined) return new Error(`There is no engine or shape "${stranger}".`);
    const engines = (Object.keys(ENGINES) as Engine[]).filter((engine) => words.includes(engine));
    const shapes = (Object.keys(SHAPES) as Shape[]).filter((shape) => words.includes(shape));
    return {
      engines: engines.length > 0 ? engines : (Object.keys(ENGINES) as Engine[]).filter((engine) => ENGINES[engine]),
      shapes: shapes.length > 0 ? shapes : (Object.keys(SHAPES) as Shape[]),
      drawn: values.drawn,
      report: values.report,
    };
  } catch (error) {
    return problemOf(error);
  }
}
