import { noop, settle, type FixtureOptions } from '../../slots/base.fixtures.ts';
import { labels } from '../../slots/labels.fixtures.ts';
import type { HomeScreenHintViewProps } from './contract.ts';
import { homeScreenHintLabels } from './labels.ts';

/** The hint is the same in every state. */
export function homeScreenHintFixture(options: FixtureOptions = {}): HomeScreenHintViewProps {
  return {
    open: true,
    siteName: 'Goldhaven',
    onClose: noop,
    texts: labels(settle(options).locale, homeScreenHintLabels),
  };
}
