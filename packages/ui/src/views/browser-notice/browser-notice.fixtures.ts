import { noop, settle, texts, type FixtureOptions } from '../../slots/base.fixtures.ts';
import type { BrowserNoticeTexts, BrowserNoticeViewProps } from './contract.ts';

const en: BrowserNoticeTexts = {
  title: 'Please use another browser',
  message: 'Games may not open inside this app.',
  copyStep: 'Copy the address of this page.',
  openStep: 'Open Safari and paste it there.',
  copy: 'Copy the address',
  copied: 'Copied',
  address: 'Address',
  proceed: 'Continue anyway',
  close: 'Close',
};
const zh: BrowserNoticeTexts = {
  title: '请使用其他浏览器',
  message: '在此应用内可能无法打开游戏。',
  copyStep: '复制本页网址。',
  openStep: '打开 Safari 并粘贴。',
  copy: '复制网址',
  copied: '已复制',
  address: '网址',
  proceed: '仍要继续',
  close: '关闭',
};

/** `empty` has the address copied already. */
export function browserNoticeFixture(options: FixtureOptions = {}): BrowserNoticeViewProps {
  const { variant, locale } = settle(options);
  return {
    open: true,
    onClose: noop,
    address: 'https://goldhaven.example/gameHall/3',
    copied: variant === 'empty',
    onCopy: noop,
    texts: texts(locale, en, zh),
  };
}
