import { amount, noop, settle, type FixtureOptions } from '../../slots/base.fixtures.ts';
import { labels } from '../../slots/labels.fixtures.ts';
import type { RedEnvelopeViewProps } from './contract.ts';
import { redEnvelopeLabels } from './labels.ts';

/** `normal` is open, `loading` is being claimed, `empty` is collapsed, `error` shows the amount won. */
export function redEnvelopeFixture(options: FixtureOptions = {}): RedEnvelopeViewProps {
  const { variant, locale } = settle(options);
  return {
    offer:
      variant === 'error' ? null : { left: '04:59', claiming: variant === 'loading', checking: false, onClaim: noop },
    collapsed: variant === 'empty',
    onToggle: noop,
    won: variant === 'error' ? amount(locale, '8.88') : null,
    onClose: noop,
    texts: labels(locale, redEnvelopeLabels),
  };
}
