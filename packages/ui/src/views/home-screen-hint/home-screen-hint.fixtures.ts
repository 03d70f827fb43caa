import { noop, settle, texts, type FixtureOptions } from '../../slots/base.fixtures.ts';
import type { HomeScreenHintTexts, HomeScreenHintViewProps } from './contract.ts';

const en: HomeScreenHintTexts = {
  title: 'Keep Goldhaven at hand',
  subtitle: 'Add the site to your home screen and open it like an app.',
  share: 'Press Share at the edge of the browser.',
  add: 'Choose “Add to Home Screen”.',
  confirm: 'Press “Add”.',
  understood: 'Understood',
  close: 'Close',
};
const zh: HomeScreenHintTexts = {
  title: '随时进入金港娱乐',
  subtitle: '将网站添加到主屏幕，像应用一样打开。',
  share: '点击浏览器边缘的“分享”。',
  add: '选择“添加到主屏幕”。',
  confirm: '点击“添加”。',
  understood: '知道了',
  close: '关闭',
};

/** The hint is the same in every state. */
export function homeScreenHintFixture(options: FixtureOptions = {}): HomeScreenHintViewProps {
  return { open: true, onClose: noop, texts: texts(settle(options).locale, en, zh) };
}
