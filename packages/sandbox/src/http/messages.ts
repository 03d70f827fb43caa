import type { Locale } from '@housefront/contract/ids';
import { REGISTRATION_MESSAGES } from './messages.registration.ts';

/** Texts the platform sends with its codes. Chinese for the Chinese languages, English for all others. */
const MESSAGES = {
  success: ['success', '成功'],
  unauthorised: ['Please log in again', '请重新登录'],
  badRequest: ['The request is not valid', '请求内容有误'],
  notFound: ['There is nothing at this address', '找不到该地址'],
  failure: ['The server made a mistake, please try again later', '服务器异常，请稍后再试'],
  faultCode: ['This answer was ordered in the control interface', '此回应由控制接口设定'],
  accountError: ['Account or password is wrong', '账号或密码错误'],
  accountDisabled: ['The account is disabled, please contact customer service', '账号已停用，请联系客服'],
  accountFrozen: ['The account is frozen, please contact customer service', '账号已冻结，请联系客服'],
  accountMoved: ['Please prove who you are and set a new password', '请先验证身份并重设密码'],
  deviceUnknown: ['This device is new, please answer a security question', '检测到新设备，请回答安全问题'],
  answerWrong: ['The answer is wrong', '答案错误'],
  loginAgain: ['Please start signing in again', '请重新登录'],
  identityWrong: ['What you entered does not fit the account', '输入资料与账号不符'],
  identityBlocked: ['Too many tries, please wait ten minutes', '尝试次数过多，请十分钟后再试'],
  envelopeGone: ['This red envelope is gone', '红包已领取或已结束'],
  captchaWrong: ['The verification code is wrong or no longer valid', '验证码错误或已失效'],
  platformClosed: ['The site is closed for maintenance', '网站维护中'],
  maintenance: ['The game provider is under maintenance', '游戏平台维护中'],
  gameUnknown: ['This game does not exist', '游戏不存在'],
  gameCurrency: ['This game is not open for your currency', '该游戏不支持您的币别'],
  lobbyUnsafe: ['The return address is not valid', '返回网址有误'],
  demoUnknown: ['This game has no demo', '该游戏没有试玩'],
  recallMaintenance: [
    'Some providers are under maintenance, their balance comes back when they open again',
    '部分游戏平台维护中，余额将于开放后转回',
  ],
  favouriteUnknown: ['This game does not exist', '游戏不存在'],
  passwordWrong: ['The old password is wrong', '旧密码错误'],
  passwordFormat: [
    'The new password takes 6 to 12 letters and digits, with a small letter and a digit among them',
    '新密码须为6至12位英文与数字，且含小写字母与数字',
  ],
  passwordDiffers: ['The two new passwords differ', '两次输入的新密码不一致'],
  passwordSame: ['The new password is the old one', '新密码不能与旧密码相同'],
  withdrawPasswordWrong: ['The old withdrawal password is wrong', '旧取款密码错误'],
  withdrawPasswordFormat: ['The withdrawal password takes four digits', '取款密码须为四位数字'],
  withdrawPasswordDiffers: ['The two withdrawal passwords differ', '两次输入的取款密码不一致'],
  agentAlready: ['You are an agent already', '您已是代理'],
  ...REGISTRATION_MESSAGES,
  templateUnknown: ['This template does not exist', '模板不存在'],
} as const satisfies Record<string, readonly [english: string, chinese: string]>;

/** Names of the platform's texts. */
export type MessageKey = keyof typeof MESSAGES;

/** The text for a language. */
export function messageText(key: MessageKey, locale: Locale): string {
  const [english, chinese] = MESSAGES[key];
  return locale === 'zh_CN' || locale === 'zh_TW' ? chinese : english;
}
