import {
  amount as money,
  content,
  noop,
  settle,
  type FixtureLocale,
  type FixtureOptions,
} from '../../slots/base.fixtures.ts';
import { labels } from '../../slots/labels.fixtures.ts';
import type { RouletteViewProps, WheelPrize } from './contract.ts';
import { rouletteLabels } from './labels.ts';

const amounts = ['8.88', '', '88.00', '1.88', '18.88', '', '888.00', '5.88', '0.88', '28.88', '3.88', '6.88'];

/** The prizes of a wheel; those without an amount have a name. */
export const prizesFixture = (count: number, locale: FixtureLocale = 'en_US'): readonly WheelPrize[] =>
  amounts.slice(0, count).map((amount, index) => ({
    id: String(index + 1),
    name: amount === '' ? content(locale, 'Better luck next time', '谢谢参与') : money(locale, amount),
    icon: '',
  }));

/** `normal` is open, `loading` and `error` are the wheel that is asked for, `empty` is the entry alone. */
export function rouletteFixture(options: FixtureOptions = {}): RouletteViewProps {
  const { variant, locale } = settle(options);
  return {
    entry: { draws: 3, pictures: [], onOpen: noop },
    open: variant !== 'empty',
    onClose: noop,
    state: variant === 'loading' || variant === 'error' ? variant : 'ready',
    onRetry: noop,
    prizes: prizesFixture(8, locale),
    image: null,
    draws: 3,
    phase: 'idle',
    turn: 0,
    turnMs: 1500,
    onSpin: noop,
    won: null,
    onTake: noop,
    texts: labels(locale, rouletteLabels),
  };
}
