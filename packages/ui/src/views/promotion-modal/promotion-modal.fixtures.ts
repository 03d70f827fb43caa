import { noop, settle, type FixtureOptions } from '../../slots/base.fixtures.ts';
import { labels, translator } from '../../slots/labels.fixtures.ts';
import { promotionContentsFixture } from '../../slots/promotions.fixtures.ts';
import type { PromotionModalViewProps } from './contract.ts';
import { promotionModalLabels } from './labels.ts';

/** Three promotions, or a single one for `empty`. */
export function promotionModalFixture(options: FixtureOptions & { open?: boolean } = {}): PromotionModalViewProps {
  const { variant, locale } = settle(options);
  const contents = promotionContentsFixture(locale);
  const several = variant !== 'empty';
  const promotions = (several ? contents : contents.slice(0, 1)).map((one) => ({ ...one, date: '' }));
  return {
    open: options.open ?? true,
    onClose: noop,
    promotions,
    selected: promotions[0]?.id ?? '',
    onSelect: noop,
    onAll: noop,
    // One that leads nowhere has all promotions as its way on.
    action: several ? { label: translator(locale)('shell.header.register'), onPress: noop } : undefined,
    onRest: several ? noop : undefined,
    texts: labels(locale, promotionModalLabels),
  };
}
