/** Notices by web push, in the declarative form of the Push API: Safari shows it itself, the site's worker elsewhere (PLT-04). */
import { firstGraphemes } from '../text/graphemes.ts';
import { isRecord, parseJson } from '../wire/json.ts';
import { parseUrl } from '../base/url.ts';

/** The kinds of notices that a member can agree to. */
export const PUSH_KINDS = ['letter', 'withdrawal', 'promotion'] as const;

/** A kind of notice: a new letter, a withdrawal that was paid, a promotion. */
export type PushKind = (typeof PUSH_KINDS)[number];

/** Longest title and text of a notice, in characters, and longest address. */
export const PUSH_LIMITS = { title: 100, body: 300, navigate: 1024, tag: 64 } as const;

/** Marks a payload as a declarative one: the number of RFC 8030. */
const DECLARATIVE = 8030;

/** A notice as it is shown. */
export interface PushNotice {
  /** Plain text. */
  readonly title: string;
  /** Plain text; '' for none. */
  readonly body: string;
  /** Address of the page that it opens, on the site's own origin, without query and fragment. */
  readonly navigate: string;
  /** Language in hyphen form; '' if unknown. */
  readonly lang: string;
  /** A later notice of the same tag replaces this one; '' for none. */
  readonly tag: string;
}

// Control characters, and those that change the direction of what follows: they could disguise a text.
const UNSAFE = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]+/gu;

const textOf = (value: unknown, most: number): string =>
  typeof value === 'string' ? firstGraphemes(value.replace(UNSAFE, ' ').trim(), most) : '';

/** The page that an address names; null for anything but a page of this origin. Parameters can sign in, so none is kept. */
function pageOf(value: unknown, origin: string): string | null {
  if (typeof value !== 'string' || value.length > PUSH_LIMITS.navigate) return null;
  const url = parseUrl(value);
  if (url === null) return null;
  // The origin of an address such as blob: is that of another one inside it.
  const isOwn = url.origin === origin && url.href.startsWith(`${origin}/`);
  return isOwn && !/^\/(?:api|assets|builds|icons)(?:\/|$)/i.test(url.pathname) ? url.origin + url.pathname : null;
}

/** The payload of a notice, as the platform encrypts and sends it. */
export const pushPayload = ({ title, body, navigate, lang, tag }: PushNotice) => ({
  web_push: DECLARATIVE,
  notification: {
    title: textOf(title, PUSH_LIMITS.title),
    navigate,
    ...(body !== '' && { body: textOf(body, PUSH_LIMITS.body) }),
    ...(lang !== '' && { lang }),
    ...(tag !== '' && { tag: textOf(tag, PUSH_LIMITS.tag) }),
  },
});

/**
 * Reads a payload, which is hostile data. Texts are plain text of limited length; unknown members are ignored. Never throws.
 * @param text the decrypted payload
 * @param origin the site's own
 * @returns null if it is no notice: another form, no title, or an address outside the site's pages
 */
export function readPushNotice(text: string, origin: string): PushNotice | null {
  const payload = parseJson(text);
  if (!isRecord(payload) || payload['web_push'] !== DECLARATIVE) return null;
  const { notification } = payload;
  if (!isRecord(notification)) return null;
  const title = textOf(notification['title'], PUSH_LIMITS.title);
  const navigate = pageOf(notification['navigate'], origin);
  if (title === '' || navigate === null) return null;
  const lang = notification['lang'];
  return {
    title,
    body: textOf(notification['body'], PUSH_LIMITS.body),
    navigate,
    lang: typeof lang === 'string' && /^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/i.test(lang) ? lang : '',
    tag: textOf(notification['tag'], PUSH_LIMITS.tag),
  };
}
