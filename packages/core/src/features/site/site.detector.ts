import type { ClientType } from '@housefront/contract/ids';
import type { SiteMode } from '../../base/site.store.ts';

/** Input of the detection of the client type. */
export interface ClientFacts {
  readonly userAgent: string;
  /** Layout by width. */
  readonly mode: SiteMode;
  /** display-mode standalone. */
  readonly standalone: boolean;
  /** A native wrapper has put its bridge into the page. */
  readonly nativeBridge: boolean;
  /** User-agent token of the site's own wrapper. */
  readonly nativeToken?: string | undefined;
  /** Query flag pwa, or the stored key (STORE-08). */
  readonly pwaMark: boolean;
}

/**
 * The client type: a wrapper is `app` at any width; otherwise the desktop layout is `desktop`, and a phone is `wechat` inside
 * WeChat, `pwa` when installed, else `mobile`. Gesture and finger are sign-in kinds and never detected (CFG-24x).
 */
export const detectClientType = (facts: ClientFacts): ClientType => {
  const { userAgent, nativeToken } = facts;
  const wrapped = facts.nativeBridge || (nativeToken !== undefined && userAgent.includes(nativeToken));
  if (wrapped) return 'app';
  if (facts.mode === 'desktop') return 'desktop';
  if (/MicroMessenger/i.test(userAgent)) return 'wechat';
  return facts.standalone || facts.pwaMark ? 'pwa' : 'mobile';
};

/** True inside the iOS wrapper, which keeps its screen on logout (AUTH-35). */
export const isIosApp = (clientType: ClientType, userAgent: string): boolean =>
  clientType === 'app' && /iPhone|iPad|iPod/.test(userAgent);
