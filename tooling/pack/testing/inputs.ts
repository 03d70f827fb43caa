import { join } from 'node:path';
import { changedSince, isKnown, mergeBase } from '../../../scripts/release/versions.ts';

const root = join(import.meta.dirname, '../../..');
const base = 'origin/main';
const changed = isKnown(root, base) ? changedSince(root, mergeBase(root, base)) : undefined;

/** Manifests, the lockfile and the tool that packs: they decide how packages are installed. */
export const installation = /^(?:tooling\/pack\/|packages\/[^/]+\/package\.json$|pnpm-(?:lock|workspace)\.yaml$)/;

/** Sources of what an operator's repository consists of, and of the command line that writes and upgrades it. */
export const operatorTools = /^packages\/(?:cli|create|generator)\//;

/**
 * Whether files that a slow test reads differ from those of `origin/main`. Where that is not known they count as changed.
 * @param inputs patterns of paths from the root of the repository
 */
export const inputsChanged = (...inputs: readonly RegExp[]): boolean =>
  !changed || changed.some((file) => inputs.some((input) => input.test(file)));
