import { noop, settle, type FixtureOptions } from '../../slots/base.fixtures.ts';
import { labels } from '../../slots/labels.fixtures.ts';
import type { BrowserNoticeViewProps } from './contract.ts';
import { browserNoticeLabels } from './labels.ts';

/** `empty` has the address copied already; `longText` is in an app that can open the page in the phone's browser. */
export function browserNoticeFixture(options: FixtureOptions = {}): BrowserNoticeViewProps {
  const { variant, locale } = settle(options);
  return {
    open: true,
    onClose: noop,
    problem: 'in-app',
    browser: 'Safari',
    address: 'https://goldhaven.example/gameHall/3',
    copied: variant === 'empty',
    onCopy: noop,
    onOpenOutside: variant === 'longText' ? noop : undefined,
    texts: labels(locale, browserNoticeLabels),
  };
}
