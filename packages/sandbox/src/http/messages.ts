import type { Locale } from '@housefront/contract/ids';
import { forEveryLanguage } from '../seed/languages.ts';
import bnBD from './messages/bn_BD.json' with { type: 'json' };
import enUS from './messages/en_US.json' with { type: 'json' };
import hiIN from './messages/hi_IN.json' with { type: 'json' };
import jaJP from './messages/ja_JP.json' with { type: 'json' };
import koKR from './messages/ko_KR.json' with { type: 'json' };
import myMM from './messages/my_MM.json' with { type: 'json' };
import taIN from './messages/ta_IN.json' with { type: 'json' };
import thTH from './messages/th_TH.json' with { type: 'json' };
import viVN from './messages/vi_VN.json' with { type: 'json' };
import zhCN from './messages/zh_CN.json' with { type: 'json' };
import zhTW from './messages/zh_TW.json' with { type: 'json' };

/** Names of the platform's texts. */
export type MessageKey = keyof typeof enUS;

/** The texts that the platform sends with its codes, in all its languages. */
export const MESSAGES: Readonly<Record<Locale, Readonly<Record<MessageKey, string>>>> = forEveryLanguage({
  zh_TW: zhTW,
  zh_CN: zhCN,
  en_US: enUS,
  vi_VN: viVN,
  ko_KR: koKR,
  ja_JP: jaJP,
  th_TH: thTH,
  hi_IN: hiIN,
  my_MM: myMM,
  ta_IN: taIN,
  bn_BD: bnBD,
});

/** The text for a language. */
export function messageText(key: MessageKey, locale: Locale): string {
  return MESSAGES[locale][key];
}
