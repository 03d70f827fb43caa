import { SHAPES, type Shape } from './driver.ts';

/** Engines that a journey can run in, and whether it does unless others are asked for. */
const ENGINES = { firefox: true, webkit: true, chromium: false } as const;
export type Engine = keyof typeof ENGINES;

export const help = `pnpm engines [firefox|webkit|chromium …] [desktop|phone …]
Goes through the smoke journey in Firefox and WebKit as the distribution has them, at the width of a desktop and of a
phone; words narrow that down. Chromium, where the other journeys run, is there to compare with. Pictures of the pages
are written to test-results/engines.`;

/** Options of the run. */
export interface Asked {
  readonly engines: readonly Engine[];
  readonly shapes: readonly Shape[];
}

/** Reads the words of the command; an error names the first that means nothing. */
export function parseEngines(words: readonly string[]): Asked | 'help' | Error {
  if (words.some((word) => word === '--help' || word === '-h')) return 'help';
  const stranger = words.find((word) => !Object.hasOwn(ENGINES, word) && !Object.hasOwn(SHAPES, word));
  if (stranger !== undefined) return new Error(`There is no engine or shape "${stranger}".`);
  const engines = (Object.keys(ENGINES) as Engine[]).filter((engine) => words.includes(engine));
  const shapes = (Object.keys(SHAPES) as Shape[]).filter((shape) => words.includes(shape));
  return {
    engines: engines.length > 0 ? engines : (Object.keys(ENGINES) as Engine[]).filter((engine) => ENGINES[engine]),
    shapes: shapes.length > 0 ? shapes : (Object.keys(SHAPES) as Shape[]),
  };
}
