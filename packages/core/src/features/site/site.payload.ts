import {
  BANNER_USE_TYPE,
  deviceCode,
  DISPLAY_DEVICE,
  supportDevice,
  type DeviceCode,
  type SupportDevice,
} from '@housefront/contract/ids';
import type { SiteState } from './site.store.ts';

/** Values that many payloads share, each in its own numbering (API-15x, CFG-19x). */
export interface SitePayload {
  readonly site_id: number;
  readonly currency: string;
  /** Third table of client types: 0 desktop, 1 mobile, 2 app. */
  readonly support_device: SupportDevice;
  /** Device code of game calls: 0 desktop, 1 mobile web and PWA, 2 app. */
  readonly device: DeviceCode;
  /** TEMPLATE_NAME or MOBILE_TEMPLATE_NAME, by mode. */
  readonly template: string;
  /** Banners: 0 desktop, 2 mobile. */
  readonly use_type: 0 | 2;
  /** Promotions: 1 desktop, 2 mobile. */
  readonly display_device: 1 | 2;
}

/** Reads the shared payload values from the site store at send time (CFG-09). */
export const sitePayload = (state: SiteState): SitePayload => {
  const desktop = state.mode === 'desktop';
  return {
    site_id: state.siteId,
    currency: state.currency,
    support_device: supportDevice(state.clientType),
    device: deviceCode(state.clientType),
    template: state.templateName,
    use_type: desktop ? BANNER_USE_TYPE.desktop : BANNER_USE_TYPE.mobile,
    display_device: desktop ? DISPLAY_DEVICE.desktop : DISPLAY_DEVICE.mobile,
  };
};
