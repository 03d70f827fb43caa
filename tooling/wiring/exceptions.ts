import type { Finding } from './finding.ts';

/** A loose end that is known, and why it is one. */
export interface Exception extends Pick<Finding, 'kind' | 'name'> {
  readonly reason: string;
}

const all = (kind: Finding['kind'], names: readonly string[], reason: string): Exception[] =>
  names.map((name) => ({ kind, name, reason }));

const sport = ['sportQuickbetUrl'];
const surplus = ['cashSurplusCheck'];

/** Everything that may lead nowhere. What is wired up leaves this list: one that is no longer needed is a finding itself. */
export const exceptions: readonly Exception[] = [
  ...all('called', surplus, 'the card of the member centre that it decides about is not there yet (MEM-16, MEM-17x)'),
  ...all('answered', surplus, 'comes with its card'),
  ...all('called', [...sport, 'checkIframe'], 'the frame of the sports book is not there yet (SPORT-01)'),
  ...all('answered', sport, 'comes with the frame of the sports book'),
  ...all('shown', ['VisuallyHidden'], 'for designers of templates; no template of the kit has a place for it yet'),
  ...all(
    'used',
    ['MessageBoxStore.prompt'],
    'the first single text that a member is asked for is a detail of the profile (MEM-06x), which has no call yet',
  ),
  ...all('used', ['WalletFeature.getBack'], 'the wallet page of the member centre collects with it (MEM-26x)'),
  ...all('used', ['SiteFeature.canChangeLanguage'], 'no look greys the choice out yet; it is refused with a message'),
  ...all('used', ['DemoFeature.canDemo'], 'trial games ask the feature for whole games instead'),
  ...all('used', ['VersionFeature.meta'], 'no page shows the facts of a build (API-17)'),
];

/**
 * How long the list is. It only shrinks: who wires something up takes its entry out and lowers this number in the same commit.
 * A new loose end is no reason to raise it.
 */
export const EXCEPTIONS = 11;
