/** Apps that show links in a browser of their own, as `inAppBrowser` names them. */
export type InAppBrowser =
  | 'facebook'
  | 'instagram'
  | 'threads'
  | 'line'
  | 'wechat'
  | 'tiktok'
  | 'zalo'
  | 'kakaotalk'
  | 'snapchat'
  | 'twitter'
  | 'pinterest'
  | 'linkedin'
  | 'telegram'
  | 'viber'
  | 'naver'
  | 'qq'
  | 'weibo';

/**
 * Marks in user agents. A web view without the mark of an app is not among them: it may be the wrapper of an operator. Facebook
 * includes Messenger. QQ Browser is a browser of its own, the app QQ is not.
 */
const marks: readonly (readonly [InAppBrowser, RegExp])[] = [
  ['instagram', /\bInstagram\b/],
  ['threads', /\bBarcelona \d/],
  ['facebook', /\bFB(?:AN|AV|_IAB)\//],
  ['line', /\bLine\/\d/i],
  ['wechat', /\bMicroMessenger\//],
  ['tiktok', /\b(?:musical_ly|trill|aweme)_|\bBytedanceWebview\/|\bByteLocale\/|\bTikTok[ /]\d/i],
  ['zalo', /\bZalo(?: (?:iOS|Android)|Theme|Language)\//i],
  ['kakaotalk', /\bKAKAOTALK\b/],
  ['snapchat', /\bSnapchat\b/],
  ['twitter', /\bTwitter for (?:iPhone|iPad)\b|\bTwitterAndroid\b/],
  ['pinterest', /\bPinterest\/(?:iOS|Android)\b/],
  ['linkedin', /\bLinkedInApp\b/],
  ['telegram', /\bTelegram-(?:Android|iOS)\//],
  ['viber', /\bViber\/\d/],
  ['naver', /\bNAVER\(inapp;/],
  ['qq', /\bQQ\/\d/],
  ['weibo', /\bWeibo \(|__weibo__/],
];

/** The app whose own browser shows the page; null in other browsers (PLAY-04). */
export const inAppBrowser = (userAgent: string): InAppBrowser | null =>
  marks.find(([, mark]) => mark.test(userAgent))?.[0] ?? null;
