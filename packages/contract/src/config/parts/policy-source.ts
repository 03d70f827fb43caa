import { addressLike } from './address-like.ts';
import { parseUrl } from '../../base/url.ts';

const SOURCE = /^(?:(?:https?|wss?):\/\/)?(?:\*\.)?[\w.-]+(?::(\d{1,5}))?(?:\/[\w./-]*)?$|^(?:https|wss):$/;

/**
 * Whether a content security policy can have a text as a source: a host with or without scheme, port and path, or `https:`
 * for all. The gateway leaves everything else out of its policies, so a config refuses it (OPS-20).
 */
export function isPolicySource(text: string): boolean {
  const port = SOURCE.exec(text)?.[1];
  // A scheme without its colon would be a host.
  return (
    SOURCE.test(text) &&
    !/^(?:https?|wss?)\/\//i.test(text) &&
    (port === undefined || (Number(port) > 0 && Number(port) <= 65_535))
  );
}

/** Whether a text is a host name alone, without scheme, port and path. */
export const isHostName = (text: string): boolean => /^[\w.-]+$/.test(text);

/**
 * Whether a policy can have a text as the source of frames. Browsers compare a path with the first address of a frame alone and
 * ignore it after a redirect, so a game that opens a page beside it would be blocked: a host has none.
 */
export const isFrameSource = (text: string): boolean =>
  isPolicySource(text) && !/\/./.test(text.replace(/^[a-z]+:\/\//i, ''));

/** Whether an address is one of a web server alone. Calls begin with `/api/`, and their paths are added to it. */
export function isOrigin(text: string): boolean {
  const url = parseUrl(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && !/[?#]/.test(text);
}

/** The value that a wrong text most likely means; undefined if none is near, or if it has an account, which is for no message. */
const nearestTo = (accepts: (text: string) => boolean) => (text: string) =>
  /[.:/*]|localhost/.test(text) && !text.includes('@') ? addressLike(text).find(accepts) : undefined;

/** The source of frames that a wrong text most likely means. */
export const nearestFrameSource = nearestTo(isFrameSource);
/** The host name that a wrong text most likely means. */
export const nearestHostName = nearestTo(isHostName);
/** The address of a web server that a wrong text most likely means. */
export const nearestOrigin = nearestTo(isOrigin);
