import type { RegisterField } from './values.ts';

/** The place where an error is shown. `introducer` is the visible input for an agent or recommend code. */
export type ErrorPlace =
  | Exclude<RegisterField, 'siteId' | 'captchaToken' | 'memberAgent' | 'recommendCode'>
  | 'introducer'
  | 'toast';

/** The effect of a platform's code. */
export interface RegisterError {
  readonly place: ErrorPlace;
  /** Key of the text. `message` shows the server's text, or if that is empty the text of an unknown error. */
  readonly text: `signup.${string}` | 'message';
  /** The stored referral link is dropped and the introducer can be edited again (REG-73). */
  readonly clearsReferral?: true;
  /** The recommend feature is switched off on the page (REG-71). */
  readonly closesRecommend?: true;
}

const introducer = (text: `signup.${string}`): RegisterError => ({ place: 'introducer', text, clearsReferral: true });
const messageAt = (place: ErrorPlace): RegisterError => ({ place, text: 'message' });
const notFound = introducer('signup.err_introducer_not_found');

/** Meaning of the codes of /register and /register/verification (REG-70). */
export const REGISTER_ERRORS = {
  '102': { place: 'memberAccount', text: 'signup.err_account_used' },
  '103': { place: 'memberName', text: 'signup.err_name_used' },
  '104': { place: 'memberPhone', text: 'signup.err_phone_used' },
  '105': { place: 'memberEmail', text: 'signup.err_email_used' },
  '106': notFound,
  '107': { ...introducer('signup.err_recommend_closed'), closesRecommend: true },
  '108': introducer('signup.err_agent_disabled'),
  '109': introducer('signup.err_recommend_disabled'),
  '110': introducer('signup.err_code_disabled'),
  '112': notFound,
  '113': { place: 'phoneVerify', text: 'signup.error_verify' },
  '114': { place: 'identityId', text: 'signup.err_identity_used' },
  '206': { place: 'memberEmail', text: 'signup.err_email_format' },
  '209': { place: 'memberPhone', text: 'signup.err_phone_invalid' },
  '214': { place: 'memberName', text: 'signup.err_name_blacklist' },
  '215': messageAt('memberPhone'),
  '216': { place: 'memberEmail', text: 'signup.err_email_blacklist' },
  '218': { place: 'toast', text: 'signup.err_ip' },
  '219': notFound,
  '222': notFound,
  '223': { place: 'identityId', text: 'signup.err_identity_used' },
  '224': { place: 'verifyCode', text: 'signup.err_captcha' },
  '227': { place: 'memberName', text: 'signup.err_name_invalid' },
  '228': introducer('signup.err_introducer_invalid'),
  '301': messageAt('memberQq'),
  '302': messageAt('memberSkype'),
  '304': messageAt('memberWechat'),
  '305': messageAt('memberZalo'),
  '306': messageAt('memberFb'),
  '307': messageAt('memberTelegram'),
  '308': messageAt('memberWhatsApp'),
  '996': { place: 'toast', text: 'signup.err_too_frequent' },
  '997': { place: 'toast', text: 'signup.err_ip_limit' },
} as const satisfies Record<string, RegisterError>;

/** Text of an error without a rule and without a message of the server (REG-82x). */
export const REGISTER_ERROR_UNKNOWN = 'signup.err_unknown';

/** The effect of a code of /register/sms (REG-84). */
export interface SmsError {
  readonly place: 'phoneVerify' | 'memberPhone';
  readonly text: `signup.${string}`;
  /** The countdown starts although nothing was sent (REG-85). */
  readonly startsCountdown?: true;
  /** The text comes with a link to customer service (REG-90x). */
  readonly offersService?: true;
}

/** Meaning of the codes of /register/sms. `099` is text, with its leading zero. */
export const SMS_ERRORS = {
  '099': { place: 'phoneVerify', text: 'signup.err_sms_phone' },
  '102': { place: 'phoneVerify', text: 'signup.err_sms_limit', startsCountdown: true },
  '103': { place: 'phoneVerify', text: 'signup.err_sms_balance' },
  '104': { place: 'phoneVerify', text: 'signup.err_sms_service', offersService: true },
  '201': { place: 'memberPhone', text: 'signup.err_phone_blank' },
} as const satisfies Record<string, SmsError>;

/** Any other failure of /register/sms (REG-89). */
export const SMS_ERROR_OTHER: SmsError = { place: 'phoneVerify', text: 'signup.err_sms' };

/** The codes of a failed answer. */
export interface FailedAnswer {
  readonly code: string;
  readonly codeFull?: string | undefined;
  readonly message: string;
}

/** An error as it is shown: a message key, or the server's message. */
export interface ShownError extends Omit<RegisterError, 'text'> {
  readonly code: string;
  readonly key: string;
  /** The server's message, shown instead of the key's. */
  readonly message?: string;
}

const registerErrors: ReadonlyMap<string, RegisterError> = new Map(Object.entries(REGISTER_ERRORS));
const smsErrors: ReadonlyMap<string, SmsError> = new Map(Object.entries(SMS_ERRORS));

/** The decisive code: `codeFull`, else `code` (REG-83x). */
export const registerCode = ({ code, codeFull = '' }: Pick<FailedAnswer, 'code' | 'codeFull'>): string =>
  codeFull === '' ? code : codeFull;

/** Reads an error of the check on blur and of the registration itself in the same way (REG-65). */
export function readRegisterError(answer: FailedAnswer): ShownError {
  const code = registerCode(answer);
  const { text, ...effect } = registerErrors.get(code) ?? messageAt('toast');
  const message = answer.message.trim();
  if (text !== 'message') return { ...effect, code, key: text };
  return { ...effect, code, key: REGISTER_ERROR_UNKNOWN, ...(message !== '' && { message }) };
}

/** The effect of a failed SMS. */
export const readSmsError = (code: string): SmsError => smsErrors.get(code) ?? SMS_ERROR_OTHER;
