import type { Finding } from './finding.ts';

/** A loose end that is known, and why it is one. */
export interface Exception extends Pick<Finding, 'kind' | 'name'> {
  readonly reason: string;
}

const all = (kind: Finding['kind'], names: readonly string[], reason: string): Exception[] =>
  names.map((name) => ({ kind, name, reason }));

/** Everything that may lead nowhere. What is wired up leaves this list: one that is no longer needed is a finding itself. */
export const exceptions: readonly Exception[] = [
  ...all('used', ['SiteFeature.canChangeLanguage'], 'no look greys the choice out yet; it is refused with a message'),
  ...all('used', ['DemoFeature.canDemo'], 'trial games ask the feature for whole games instead'),
];

/**
 * Length of the list. It only shrinks: who wires something up takes its entry out and lowers this number in the same commit.
 * A new loose end is no reason to raise it.
 */
export const EXCEPTIONS = 2;
