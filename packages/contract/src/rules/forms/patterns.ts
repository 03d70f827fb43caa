import { parseUrl } from '../../base/url.ts';
import { isChineseName, isName, isVietnameseName, lengthOf } from '../typed/typed-name.ts';

export { lengthOf };

/** A test of a text: an expression, or a function if one expression is not enough. */
interface Pattern {
  readonly test: (text: string) => boolean;
}

const LOCAL_PART = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const HOST_LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;

/** Longest address and longest part before the @ that mail servers accept (RFC 5321). */
const EMAIL_MAX = 254;
const LOCAL_MAX = 64;

const isEmail = (text: string): boolean => {
  if (text.length > EMAIL_MAX) return false;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  const labels = text.slice(at + 1).split('.');
  return (
    at > 0 &&
    local.length <= LOCAL_MAX &&
    LOCAL_PART.test(local) &&
    labels.length > 1 &&
    labels.every((label) => HOST_LABEL.test(label)) &&
    /^[A-Za-z]{2,}$|^xn--/i.test(labels.at(-1) ?? '')
  );
};

const isHttpUrl = (text: string): boolean => {
  if (!/^https?:\/\/[^\s/]/i.test(text) || /\s/.test(text)) return false;
  const url = parseUrl(text);
  return url !== null && url.hostname !== '';
};

/**
 * The shared patterns. A hostile text cannot make any of them slow. `name` is for currencies without a name rule of their own
 * (REG-43x).
 */
export const patterns = {
  /** 6 to 12 letters and digits with a small letter and a digit among them. */
  password: /^(?=.*[a-z])(?=.*\d)[A-Za-z0-9]{6,12}$/,
  /** An address with a dotted domain. */
  email: { test: isEmail },
  /** An http or https address. */
  url: { test: isHttpUrl },
  /** Four parts from 0 to 255. */
  ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/,
  integer: /^-?\d+$/,
  numeric: /^-?\d+(\.\d+)?$/,
  charset: /^[a-z0-9_-]+$/,
  /** Words of Latin letters, 2 to 50 characters. */
  vietnameseName: { test: isVietnameseName },
  /** Han characters with dots between, 2 to 20. */
  chineseName: { test: isChineseName },
  /** 1 to 50 characters of any script, with a letter and with nothing invisible. */
  name: { test: (text: string) => isName(text) },
  account: /^[A-Za-z0-9]+$/,
  digits: /^[0-9]+$/,
  contact: /^[A-Za-z0-9_.-]+$/,
  /** As `contact`, with @: telegram and skype. */
  contactWithAt: /^[A-Za-z0-9_.@-]+$/,
  /** A withdrawal password. */
  fourDigits: /^[0-9]{4}$/,
} as const satisfies Record<string, Pattern>;
