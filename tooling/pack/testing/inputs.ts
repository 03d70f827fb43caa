import { join } from 'node:path';
import { commitOf, drawn } from '../../../scripts/test/drawn.ts';
import { changedSince, isKnown, mergeBase } from '../../../scripts/release/versions.ts';

const root = join(import.meta.dirname, '../../..');
const base = 'origin/main';
const changed = isKnown(root, base) ? changedSince(root, mergeBase(root, base)) : undefined;

/** Manifests, the lockfile and the tool that packs: they decide how packages are installed. */
export const installation = /^(?:tooling\/pack\/|packages\/[^/]+\/package\.json$|pnpm-(?:lock|workspace)\.yaml$)/;

/** Sources of what an operator's repository consists of, and of the command line that writes and upgrades it. */
export const operatorTools = /^packages\/(?:cli|create|generator)\//;

/**
 * Whether files that a slow test reads differ from those of `origin/main`. They count as changed where that is not known, and
 * for a release (`HOUSEFRONT_RELEASE=1`).
 * @param inputs patterns of paths from the root of the repository
 */
export const inputsChanged = (...inputs: readonly RegExp[]): boolean =>
  !changed ||
  process.env['HOUSEFRONT_RELEASE'] === '1' ||
  changed.some((file) => inputs.some((input) => input.test(file)));

/** Ways of an operator to a site of the packed kit, each with an installation and a build. */
const ways = ['created', 'example', 'by a manager'] as const;

/** Whether a run walks a way: it draws one by its commit, and walks all where what they depend on has changed. */
export const walks = (way: (typeof ways)[number]): boolean =>
  inputsChanged(installation, operatorTools, /^examples\/own-design\//) || drawn(commitOf(root), ways, 1).includes(way);
