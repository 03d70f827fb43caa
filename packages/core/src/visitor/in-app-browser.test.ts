import { expect, test } from 'vitest';
import { inAppBrowser } from './in-app-browser.ts';

const ios = (rest: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${rest}`;
const android = (rest: string) =>
  `Mozilla/5.0 (Linux; Android 14; SM-S911B Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.6778.39 Mobile Safari/537.36 ${rest}`;

test.each([
  [ios('Mobile/15E148 [FBAN/FBIOS;FBAV/470.0.0.36.104;FBBV/625000000;FBDV/iPhone15,2;FBMD/iPhone]'), 'facebook'],
  [android('[FB_IAB/FB4A;FBAV/480.0.0.54.88;]'), 'facebook'],
  [ios('Mobile/15E148 [FBAN/MessengerForiOS;FBAV/430.0.0.30.70;FBDV/iPhone14,5]'), 'facebook'],
  [android('[FB_IAB/Orca-Android;FBAV/440.0.0.0.1;]'), 'facebook'],
  [
    ios('Mobile/22B83 Instagram 340.0.0.18.92 (iPhone15,2; iOS 18_1; en_US; en; scale=3.00; 1179x2556; 650000000)'),
    'instagram',
  ],
  [
    android('Instagram 341.0.0.45.100 Android (34/14; 480dpi; 1080x2115; samsung; SM-S911B; en_US; 660000000)'),
    'instagram',
  ],
  [ios('Mobile/15E148 Barcelona 300.0.0.31.109 (iPhone15,2; iOS 18_1; en_US)'), 'threads'],
  [ios('Mobile/15E148 Safari Line/14.19.1'), 'line'],
  [android('Line/14.19.1/IAB'), 'line'],
  [ios('Mobile/15E148 MicroMessenger/8.0.54(0x18003631) NetType/WIFI Language/zh_CN'), 'wechat'],
  [
    android('XWEB/1310229 MMWEBSDK/20240404 MMWEBID/98 MicroMessenger/8.0.49.2600(0x28003133) WeChat/arm64 Weixin'),
    'wechat',
  ],
  [ios('Mobile/22B83 musical_ly_37.1.0 JsSdk/2.0 NetType/WIFI Channel/App Store ByteLocale/en Region/US'), 'tiktok'],
  [
    android(
      'trill_2023701040 JsSdk/1.0 NetType/WIFI Channel/googleplay AppName/trill app_version/37.1.4 ByteLocale/vi',
    ),
    'tiktok',
  ],
  [android('aweme_300400 JsSdk/1.0 NetType/WIFI Channel/huawei AppName/aweme'), 'tiktok'],
  [ios('Mobile/15E148 BytedanceWebview/d8a21c6 FalconTag/1'), 'tiktok'],
  [ios('Mobile/15E148 Zalo iOS/605 ZaloTheme/light ZaloLanguage/vi'), 'zalo'],
  [android('Zalo android/12050608 ZaloTheme/light ZaloLanguage/vi'), 'zalo'],
  [ios('Mobile/22B83 KAKAOTALK 11.1.0'), 'kakaotalk'],
  [android('KAKAOTALK/11.1.0 (INAPP)'), 'kakaotalk'],
  [ios('Mobile/15E148 Snapchat/13.10.0.41 (like Safari/8618.3.11, panda)'), 'snapchat'],
  [ios('Mobile/15E148 Twitter for iPhone/10.60'), 'twitter'],
  [android('TwitterAndroid'), 'twitter'],
  [ios('Mobile/22B83 [Pinterest/iOS]'), 'pinterest'],
  [ios('Mobile/22B83 [LinkedInApp]/9.30.1000'), 'linkedin'],
  [android('Telegram-Android/11.4.2 (Samsung SM-S911B; Android 14; SDK 34; HIGH)'), 'telegram'],
  [android('Viber/23.8.0.4'), 'viber'],
  [ios('Mobile/15E148 Safari/605.1 NAVER(inapp; search; 2000; 12.8.3; 15PRO)'), 'naver'],
  [ios('Mobile/15E148 QQ/9.1.20.620 V1_IPH_SQ_9.1.20_1_APP_A Pixel/1179'), 'qq'],
  [ios('Mobile/15E148 Weibo (iPhone15,2__weibo__14.11.2__iphone__os18.1)'), 'weibo'],
])('[PLAY-04] [SITE-19x] %s is %s', (userAgent, app) => {
  expect(inAppBrowser(userAgent)).toBe(app);
});

test.each([
  ios('Version/18.1 Mobile/15E148 Safari/604.1'),
  ios('CriOS/131.0.6778.31 Mobile/15E148 Safari/604.1'),
  ios('FxiOS/132.0 Mobile/15E148 Safari/605.1.15'),
  ios('Mobile/15E148'),
  android(''),
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; U; Android 14; zh-cn) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/109.0 MQQBrowser/15.2 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; U; Android 13) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100.0 UCBrowser/15.5.0 U3/0.8.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36 Online/1 FBXYZ Outline/3',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  '',
])('[SITE-19x] %s is no app', (userAgent) => {
  expect(inAppBrowser(userAgent)).toBeNull();
});
