import { noop, settle, texts, type FixtureOptions } from '../../slots/base.fixtures.ts';
import { siteFixture } from '../../slots/slots.fixtures.ts';
import type { LoadingTexts, LoadingViewProps } from './contract.ts';

const en: LoadingTexts = {
  waiting: 'One moment, your game is on its way',
  gaveUp: 'Nothing has arrived',
  hint: 'You can close this window and try again.',
  close: 'Close',
  home: 'To the home page',
};
const zh: LoadingTexts = {
  waiting: '请稍候，游戏即将开始',
  gaveUp: '未能载入',
  hint: '您可以关闭此窗口后重试。',
  close: '关闭',
  home: '返回首页',
};

/** `error` is the window that gave up (PLAY-11x). */
export function loadingFixture(options: FixtureOptions = {}): LoadingViewProps {
  const { variant, locale } = settle(options);
  return {
    siteName: siteFixture.name,
    logo: variant === 'longText' ? null : siteFixture.logo,
    state: variant === 'error' ? 'gave-up' : 'waiting',
    onClose: noop,
    homeHref: '/',
    texts: texts(locale, en, zh),
  };
}
