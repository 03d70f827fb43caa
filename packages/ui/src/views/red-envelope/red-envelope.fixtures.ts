import { noop, settle, texts, type FixtureOptions } from '../../slots/base.fixtures.ts';
import type { RedEnvelopeTexts, RedEnvelopeViewProps } from './contract.ts';

const en: RedEnvelopeTexts = {
  title: 'A red envelope for you',
  hint: 'Open it before the time is over.',
  endsIn: 'Ends in',
  claim: 'Open',
  claiming: 'Opening…',
  collapse: 'Make smaller',
  expand: 'Red envelope',
  wonTitle: 'Good fortune',
  wonText: 'This is now in your wallet:',
  take: 'Thank you',
  close: 'Close',
};
const zh: RedEnvelopeTexts = {
  title: '送您一个红包',
  hint: '请在时间结束前打开。',
  endsIn: '剩余时间',
  claim: '打开',
  claiming: '打开中',
  collapse: '收起',
  expand: '红包',
  wonTitle: '恭喜发财',
  wonText: '已存入您的钱包：',
  take: '谢谢',
  close: '关闭',
};

/** `normal` is open, `loading` is being claimed, `empty` is collapsed, `error` shows what was won. */
export function redEnvelopeFixture(options: FixtureOptions = {}): RedEnvelopeViewProps {
  const { variant, locale } = settle(options);
  return {
    offer: variant === 'error' ? null : { left: '04:59', claiming: variant === 'loading', onClaim: noop },
    collapsed: variant === 'empty',
    onToggle: noop,
    won: variant === 'error' ? '¥ 8.88' : null,
    onClose: noop,
    texts: texts(locale, en, zh),
  };
}
