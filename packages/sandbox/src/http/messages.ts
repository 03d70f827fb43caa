import type { Locale } from '@housefront/contract/ids';
import bnBD from './messages/bn_BD.json' with { type: 'json' };
import enUS from './messages/en_US.json' with { type: 'json' };
import hiIN from './messages/hi_IN.json' with { type: 'json' };
import jaJP from './messages/ja_JP.json' with { type: 'json' };
import koKR from './messages/ko_KR.json' with { type: 'json' };
import myMM from './messages/my_MM.json' with { type: 'json' };
import taIN from './messages/ta_IN.json' with { type: 'json' };
import deDE from './messages/de_DE.json' with { type: 'json' };
import svSE from './messages/sv_SE.json' with { type: 'json' };
import ptBR from './messages/pt_BR.json' with { type: 'json' };
import esES from './messages/es_ES.json' with { type: 'json' };
import nlNL from './messages/nl_NL.json' with { type: 'json' };
import daDK from './messages/da_DK.json' with { type: 'json' };
import filPH from './messages/fil_PH.json' with { type: 'json' };
import thTH from './messages/th_TH.json' with { type: 'json' };
import viVN from './messages/vi_VN.json' with { type: 'json' };
import zhCN from './messages/zh_CN.json' with { type: 'json' };
import zhTW from './messages/zh_TW.json' with { type: 'json' };

/** Names of the platform's texts. */
export type MessageKey = keyof typeof enUS;

/** The texts that the platform sends with its codes, in all its languages. */
export const MESSAGES: Readonly<Record<Locale, Readonly<Record<MessageKey, string>>>> = {
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
  de_DE: deDE,
  sv_SE: svSE,
  pt_BR: ptBR,
  es_ES: esES,
  nl_NL: nlNL,
  da_DK: daDK,
  fil_PH: filPH,
};

/** The text for a language. */
export function messageText(key: MessageKey, locale: Locale): string {
  return MESSAGES[locale][key];
}
