import { noop, settle, type FixtureOptions } from '../../slots/base.fixtures.ts';
import { labels } from '../../slots/labels.fixtures.ts';
import { siteFixture } from '../../slots/slots.fixtures.ts';
import type { LoadingViewProps } from './contract.ts';
import { loadingLabels } from './labels.ts';

/** `error` is the window after the timeout (PLAY-11x). */
export function loadingFixture(options: FixtureOptions = {}): LoadingViewProps {
  const { variant, locale } = settle(options);
  return {
    siteName: siteFixture.name,
    logo: variant === 'longText' ? null : siteFixture.logo,
    state: variant === 'error' ? 'gave-up' : 'waiting',
    onClose: noop,
    homeHref: '/',
    texts: labels(locale, loadingLabels),
  };
}
