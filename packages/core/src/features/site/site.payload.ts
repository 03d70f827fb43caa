import {
  BANNER_USE_TYPE,
  deviceCode,
  DISPLAY_DEVICE,
  supportDevice,
  type DeviceCode,
  type SupportDevice,
} from '@housefront/contract/ids';
import type { SiteState } from '../../base/site.store.ts';

/** Values that many payloads share, each in its own numbering (API-15x). */
export interface SitePayload {
  readonly siteId: number;
  readonly currency: string;
  /** Third table of client types: 0 desktop, 1 mobile, 2 app. */
  readonly supportDevice: SupportDevice;
  /** Device code of game calls: 0 desktop, 1 mobile web and PWA, 2 app. */
  readonly device: DeviceCode;
  /** TEMPLATE_NAME or MOBILE_TEMPLATE_NAME, by mode. */
  readonly template: string;
  /** Banners: 0 desktop, 2 mobile. */
  readonly useType: 0 | 2;
  /** Promotions: 1 desktop, 2 mobile. */
  readonly displayDevice: 1 | 2;
}

/** Whether an entry with this `display_device` is for this mode; null is for all modes (HOME-17). */
export const isForMode = (device: number | null, mode: SiteState['mode']): boolean =>
  device === null ||
  device === DISPLAY_DEVICE.all ||
  device === (mode === 'desktop' ? DISPLAY_DEVICE.desktop : DISPLAY_DEVICE.mobile);

/** Reads the shared payload values from the site store at send time (CFG-09). */
export const sitePayload = (state: SiteState): SitePayload => {
  const desktop = state.mode === 'desktop';
  return {
    siteId: state.siteId,
    currency: state.currency,
    supportDevice: supportDevice(state.clientType),
    device: deviceCode(state.clientType),
    template: state.templateName,
    useType: desktop ? BANNER_USE_TYPE.desktop : BANNER_USE_TYPE.mobile,
    displayDevice: desktop ? DISPLAY_DEVICE.desktop : DISPLAY_DEVICE.mobile,
  };
};
