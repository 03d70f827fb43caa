/*
 * A second implementation of the registration rules, written from the requirements and sign by sign. It shares no expression
 * and no helper with the rules, so that a mistake in either shows as a difference.
 */

/** The settings of a field, in terms of the requirements. */
export interface Wanted {
  readonly shown: boolean;
  readonly required: boolean;
}

/** A case: the currency, the settings, and the typed values. */
export interface Case {
  readonly currency: string;
  readonly tenDigits: boolean;
  readonly phoneNeedsCode: boolean;
  readonly wanted: ReadonlyMap<string, Wanted>;
  readonly typed: ReadonlyMap<string, string>;
  readonly ticked: boolean;
}

const between = (sign: string, first: string, last: string): boolean => {
  const at = sign.codePointAt(0) ?? 0;
  return at >= (first.codePointAt(0) ?? 0) && at <= (last.codePointAt(0) ?? 0);
};
const isDigit = (sign: string) => between(sign, '0', '9');
const isSmall = (sign: string) => between(sign, 'a', 'z');
const isLetter = (sign: string) => isSmall(sign) || between(sign, 'A', 'Z');
const only = (text: string, fits: (sign: string) => boolean) => Array.from(text).every((sign) => fits(sign));
const size = (text: string) => Array.from(text).length;
const empty = (text: string) => text.trim().length === 0;

function isAddress(text: string): boolean {
  const pieces = text.split('@');
  const domain = pieces.pop() ?? '';
  const mailbox = pieces.join('@');
  const atom = (sign: string) => isLetter(sign) || isDigit(sign) || "!#$%&'*+/=?^_`{|}~-".includes(sign);
  if (mailbox === '' || mailbox.length > 64 || text.length > 254) return false;
  if (!mailbox.split('.').every((part) => part !== '' && only(part, atom))) return false;
  const labels = domain.split('.');
  if (labels.length < 2) return false;
  const label = (part: string) =>
    part !== '' &&
    part.length <= 63 &&
    !part.startsWith('-') &&
    !part.endsWith('-') &&
    only(part, (sign) => isLetter(sign) || isDigit(sign) || sign === '-');
  const last = labels.at(-1) ?? '';
  const top = (last.length > 1 && only(last, isLetter)) || last.toLowerCase().startsWith('xn--');
  return labels.every(label) && top;
}

const isHan = (sign: string) =>
  between(sign, '\u4e00', '\u9fff') ||
  between(sign, '\u3400', '\u4dbf') ||
  between(sign, '\u{20000}', '\u{3ffff}') ||
  sign === '〇' ||
  sign === '々';
const isMark = (sign: string) => between(sign, '\u0300', '\u036f');
const isCased = (sign: string) =>
  sign.toLowerCase() !== sign.toUpperCase() && !isMark(sign) && !between(sign, 'Ⅰ', 'ↈ');
const isLatin = (sign: string) => isCased(sign) && (between(sign, 'A', '\u024f') || between(sign, '\u1e00', '\u1eff'));
/** Letters of the scripts in the generator. */
const isAnyLetter = (sign: string) =>
  isCased(sign) || isHan(sign) || between(sign, 'ก', 'ฮ') || sign === 'า' || between(sign, '\u0620', '\u064a');

/** Words of Latin letters: each character must be allowed at its position. */
function isLatinName(name: string): boolean {
  const signs = Array.from(name);
  return signs.every((sign, at) => {
    const before = signs[at - 1] ?? '';
    const after = signs[at + 1] ?? '';
    const ends = isLatin(before) || isMark(before);
    if (isLatin(sign)) return true;
    if (isMark(sign)) {
      const first = signs.slice(0, at).findLastIndex((one) => !isMark(one));
      return ends && at - first <= 2 && isLatin(signs[first] ?? '');
    }
    if (sign === '.') return ends && (after === '' || after === ' ');
    if (sign === ' ') return (ends || before === '.') && isLatin(after);
    return "'·-".includes(sign) && ends && isLatin(after);
  });
}

function isNameIn(currency: string, name: string): boolean {
  // Sent names are composed and narrow, with one blank between words.
  const isWide = (sign: string) => between(sign, '\uff01', '\uff5e');
  if (name.normalize('NFC') !== name || Array.from(name).some(isWide) || name.includes('  ')) return false;
  if (currency === 'RMB') {
    return size(name) >= 2 && size(name) <= 20 && name.split('·').every((part) => part !== '' && only(part, isHan));
  }
  if (currency === 'VND') return size(name) >= 2 && size(name) <= 50 && isLatinName(name);
  const signs = Array.from(name);
  // A point between Han characters is sent as the dot.
  if (signs.some((sign, at) => sign === '.' && isHan(signs[at - 1] ?? '') && isHan(signs[at + 1] ?? ''))) return false;
  const stands = (sign: string, at: number) => {
    const before = signs[at - 1] ?? '';
    if (isMark(sign)) return before !== '' && (isAnyLetter(before) || isDigit(before) || isMark(before));
    return isAnyLetter(sign) || isDigit(sign) || ` '·.,/@()&"-`.includes(sign);
  };
  return (
    signs.length >= 1 &&
    signs.length <= 50 &&
    signs.every(stands) &&
    signs.some((sign) => isAnyLetter(sign) && sign !== '〇')
  );
}

function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function birthday(text: string, required: boolean): string | undefined {
  const [year = '', month = '', day = ''] = text.split('/');
  if (year + month + day === '' && !required) return undefined;
  const number = (part: string, longest: number) =>
    part !== '' && part.length <= longest && only(part, isDigit) ? Number(part) : 0;
  if (year.length !== 4 || !only(year, isDigit)) return 'err_birthdayYear_blank';
  if (number(month, 2) < 1 || number(month, 2) > 12) return 'err_birthdayMonth_blank';
  const last = daysIn(Number(year), Number(month));
  return number(day, 2) < 1 || number(day, 2) > last ? 'err_birthdayDate_blank' : undefined;
}

function password(text: string): string | undefined {
  if (text === '') return 'err_psw_blank';
  if (size(text) < 6 || size(text) > 12) return 'err_psw_length';
  const signs = Array.from(text);
  const good = only(text, (sign) => isLetter(sign) || isDigit(sign)) && signs.some(isSmall) && signs.some(isDigit);
  return good ? undefined : 'err_psw_format';
}

function account(text: string): string | undefined {
  if (empty(text)) return 'err_account_blank';
  if (size(text) < 6 || size(text) > 12) return 'err_account_length';
  return only(text, (sign) => isLetter(sign) || isDigit(sign)) ? undefined : 'err_account_format';
}

function contact(text: string, required: boolean, at: boolean): string | undefined {
  if (required && empty(text)) return 'err_contact_blank';
  if (text === '') return undefined;
  if (size(text) < 5 || size(text) > 50) return 'err_contact_length';
  const allowed = (sign: string) => isLetter(sign) || isDigit(sign) || '_.-'.includes(sign) || (at && sign === '@');
  return only(text, allowed) ? undefined : 'err_contact_format';
}

function phone(text: string, required: boolean, ten: boolean): string | undefined {
  if (required && empty(text)) return 'err_phone_blank';
  if (text === '') return undefined;
  if (text.startsWith('+') && text.length > 1 && only(text.slice(1), isDigit)) return 'err_phone_country';
  if (!only(text, isDigit)) return 'err_phone_format';
  return ten && size(text) !== 10 ? 'err_phone_vi_format' : undefined;
}

function smsCode(code: string): string | undefined {
  if (empty(code)) return 'verify_placeholder';
  if (!only(code, isDigit)) return 'error_verify_format';
  return size(code) === 6 ? undefined : 'error_verify';
}

/** The errors of a case: key by field, without the common prefix of the keys. */
export function oracle({ currency, tenDigits, phoneNeedsCode, wanted, typed, ticked }: Case): Map<string, string> {
  const text = (field: string) => typed.get(field) ?? '';
  const wrong = new Map<string, string>();
  const rule = (field: string, key: (required: boolean) => string | undefined) => {
    const want = wanted.get(field);
    const found = want?.shown === true ? key(want.required) : undefined;
    if (found !== undefined) wrong.set(field, found);
  };
  const always = (field: string, key: string | undefined) => {
    if (key !== undefined) wrong.set(field, key);
  };
  always('memberAccount', account(text('memberAccount')));
  always('password', password(text('password')));
  rule('checkPassword', () => {
    if (text('checkPassword') === '') return 'err_checkPsw_blank';
    return text('checkPassword') === text('password') ? undefined : 'err_checkPsw_diff';
  });
  rule('memberName', (required) => {
    const name = text('memberName').trim();
    if (name === '') return required ? 'err_name_blank' : undefined;
    return isNameIn(currency, name) ? undefined : 'err_name_format';
  });
  rule('memberEmail', (required) => {
    const mail = text('memberEmail');
    if (required && empty(mail)) return 'err_email_blank';
    return mail === '' || isAddress(mail) ? undefined : 'err_email_format';
  });
  rule('memberBirthday', (required) => birthday(text('memberBirthday'), required));
  rule('memberPhone', (required) => phone(text('memberPhone'), required, currency === 'VND' || tenDigits));
  if (wanted.get('memberPhone')?.shown === true && phoneNeedsCode && text('memberPhone') !== '') {
    always('phoneVerify', smsCode(text('phoneVerify')));
  }
  for (const field of ['memberQq', 'memberWhatsApp', 'memberWechat', 'memberZalo', 'memberFb']) {
    rule(field, (required) => contact(text(field), required, false));
  }
  for (const field of ['memberTelegram', 'memberSkype'])
    rule(field, (required) => contact(text(field), required, true));
  rule('memberOthers', (required) => {
    if (required && empty(text('memberOthers'))) return 'err_contact_blank';
    return size(text('memberOthers')) > 50 ? 'err_contact_length' : undefined;
  });
  rule('identityId', (required) => (required && empty(text('identityId')) ? 'err_identity_id' : undefined));
  rule('withdrawPassword', (required) => {
    const pin = text('withdrawPassword');
    if (pin === '' && !required) return undefined;
    return size(pin) === 4 && only(pin, isDigit) ? undefined : 'err_withdrawPsw_blank';
  });
  const anybody = !empty(text('memberAgent')) || !empty(text('recommendCode'));
  for (const field of ['memberAgent', 'recommendCode']) {
    rule(field, (required) => (required && !anybody ? 'require_text' : undefined));
  }
  rule('verifyCode', () => (empty(text('verifyCode')) ? 'err_verify_blank' : undefined));
  always('agreement', ticked ? undefined : 'err_agreement');
  return wrong;
}
