import { say, settle, texts, type FixtureOptions } from '../../slots/base.fixtures.ts';
import type { AppDownloadTexts, AppDownloadViewProps, AppLinkModel } from './contract.ts';

const en: AppDownloadTexts = {
  title: 'Harbour on your phone',
  intro: 'All games with one touch: install the app or put the site on your home screen.',
  scan: 'Scan with the camera of your phone',
  add: 'Add to the home screen',
  empty: 'There is no app yet',
  emptyHint: 'The whole site works in the browser of your phone. This is how it gets a place among your apps:',
  home: 'Home',
};
const zh: AppDownloadTexts = {
  title: '手机玩转 Harbour',
  intro: '一触即达全部游戏：安装应用，或将网站添加到主屏幕。',
  scan: '用手机相机扫描二维码',
  add: '添加到主屏幕',
  empty: '暂无应用',
  emptyHint: '手机浏览器即可使用全部功能。按以下步骤即可放到主屏幕：',
  home: '首页',
};

/** A small code: not one that can be scanned, but of its look. */
const code: AppLinkModel['code'] = {
  size: 21,
  path: 'M0 0h7v7h-7zM14 0h7v7h-7zM0 14h7v7h-7zM9 1h2v3h-2zM8 6h4v2h-4zM9 10h3v2h-3zM14 9h5v2h-5zM13 14h3v4h-3zM18 16h3v3h-3zM8 16h3v4h-3zM2 9h4v2h-4z',
};

/** `empty` is a site without apps. */
export function appDownloadFixture(options: FixtureOptions = {}): AppDownloadViewProps {
  const { variant, locale } = settle(options);
  const words = (english: string, chinese: string) => say(locale, english, chinese);
  return {
    apps:
      variant === 'empty' || variant === 'error'
        ? []
        : [
            {
              kind: 'ios',
              title: words('App for iPhone and iPad', 'iPhone 与 iPad 应用'),
              href: 'https://apps.example/1',
              code,
            },
            { kind: 'android', title: words('App for Android', 'Android 应用'), href: 'https://apps.example/2', code },
          ],
    steps: [
      {
        id: 'ios',
        system: 'iOS',
        items: [
          words('Open the site in Safari and tap the Share button.', '用 Safari 打开本站，点击“分享”按钮。'),
          words('Choose “Add to Home Screen” and confirm.', '选择“添加到主屏幕”并确认。'),
        ],
      },
      {
        id: 'android',
        system: 'Android',
        items: [
          words('Open the site in Chrome and tap the menu.', '用 Chrome 打开本站，点击菜单。'),
          words('Choose “Install app” and confirm.', '选择“安装应用”并确认。'),
        ],
      },
    ],
    homeHref: '/',
    texts: texts(locale, en, zh),
  };
}
