import { resolve } from 'node:path';
import { median, ratios } from './stats.ts';

/** A built site with a name for the table. */
export interface Build {
  readonly name: string;
  /** Folder of the site, which holds `dist`. */
  readonly folder: string;
}

/**
 * Reads `before=/tmp/a/sites/1001,gate=/tmp/b/sites/1001`.
 * @throws when a part has no name or no folder, or a name comes twice
 */
export function readBuilds(text: string): Build[] {
  const builds = text.split(',').map((part) => {
    const at = part.indexOf('=');
    const [name, folder] = [part.slice(0, Math.max(at, 0)).trim(), part.slice(at + 1).trim()];
    if (!name || !folder) throw new Error('Name builds as --builds before=FOLDER,after=FOLDER.');
    // An explicit output belongs to its own site.
    return { name, folder: resolve(folder.replace(/\/dist\/?$/, '')) };
  });
  const twice = builds.find(({ name }, index) => builds.findIndex((other) => other.name === name) !== index);
  if (twice) throw new Error(`Two builds are named ${twice.name}.`);
  return builds;
}

/** The builds in the order of a round: each round begins with another one, so that none always comes first. */
export const roundOrder = <Item>(items: readonly Item[], round: number): Item[] =>
  items.map((_, index) => items[(index + round) % items.length] as Item);

/** Half of the range of rounds as a share of their median; NaN for fewer than two. */
export function spreadOf(samples: readonly number[]): number {
  if (samples.length < 2) return Number.NaN;
  return (Math.max(...samples) - Math.min(...samples)) / 2 / median(samples);
}

/** A figure of a build: its rounds, and how they are shown. */
export interface Figure {
  readonly what: string;
  readonly samples: readonly number[];
  readonly show: (value: number) => string;
}

const percent = (share: number) => (Number.isFinite(share) ? ` ±${(share * 100).toFixed(0)} %` : '');

/** A figure as text: median, spread, and the median of the quotients to the rounds of the first build. */
export function figureText({ samples, show }: Figure, first: readonly number[] | undefined): string {
  const quotient = first === undefined || first === samples ? Number.NaN : median(ratios(samples, first));
  const against = Number.isFinite(quotient) ? ` (${quotient.toFixed(2)} x)` : '';
  return `${show(median(samples))}${percent(spreadOf(samples))}${against}`;
}

/** The table of steps in Markdown, a build a line; quotients are to the first one. */
export function stepsTable(builds: readonly { readonly name: string; readonly figures: readonly Figure[] }[]): string {
  const [first] = builds;
  const heads = ['build', ...(first?.figures.map(({ what }) => what) ?? [])];
  const lines = builds.map(({ name, figures }) => [
    name,
    ...figures.map((figure, column) => figureText(figure, first?.figures[column]?.samples)),
  ]);
  return [heads, heads.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
