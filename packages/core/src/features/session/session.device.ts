import { deviceCode, LOGIN_TYPE, type DeviceCode, type ClientType } from '@housefront/contract/ids';

/** Operating systems as the platform groups them (AUTH-09x). */
export type SystemGroup = 'windows' | 'mac' | 'linux' | 'android' | 'ios' | 'other';

/** Browser and system of a user agent, in the form of a login. */
export interface UserAgentFacts {
  readonly system_group: SystemGroup;
  /** Name of the operating system, '' when unknown. */
  readonly system: string;
  readonly system_version: string;
  /** Name and major version, e.g. Chrome 140; '' when unknown. */
  readonly browser: string;
}

const systems: readonly (readonly [SystemGroup, string, RegExp])[] = [
  ['ios', 'iOS', /(?:iPhone|iPad|iPod).*? OS (\d+(?:[._]\d+)*)/],
  ['ios', 'iOS', /(?:iPhone|iPad|iPod)()/],
  ['android', 'Android', /Android ?(\d+(?:\.\d+)*)?/],
  ['windows', 'Windows', /Windows NT (\d+(?:\.\d+)*)/],
  ['mac', 'macOS', /Mac OS X (\d+(?:[._]\d+)*)?/],
  ['linux', 'Linux', /(?:Linux|X11|CrOS)()/],
];

// Order matters: nearly every browser also calls itself Chrome or Safari.
const browsers: readonly (readonly [string, RegExp])[] = [
  ['WeChat', /MicroMessenger\/(\d+)/],
  ['Facebook', /FBAV\/(\d+)/],
  ['Line', /\bLine\/(\d+)/],
  ['Edge', /\bEdg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /\b(?:OPR|OPT)\/(\d+)/],
  ['Samsung Internet', /SamsungBrowser\/(\d+)/],
  ['UC Browser', /UCBrowser\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+).*Safari\//],
];

/** Reads system and browser from a user agent (AUTH-09x). */
export const readUserAgent = (userAgent: string): UserAgentFacts => {
  const system = systems.find(([, , pattern]) => pattern.test(userAgent));
  const browser = browsers.find(([, pattern]) => pattern.test(userAgent));
  return {
    system_group: system?.[0] ?? 'other',
    system: system?.[1] ?? '',
    system_version: (system?.[2].exec(userAgent)?.[1] ?? '').replaceAll('_', '.'),
    browser: browser === undefined ? '' : `${browser[0]} ${browser[1].exec(userAgent)?.[1] ?? ''}`.trim(),
  };
};

/** Input of the device info. */
export interface DeviceInfoSources {
  readonly userAgent: string;
  readonly host: string;
  readonly clientType: ClientType;
  /** From /get_login_header; '' when unknown. */
  readonly remoteAddress: string;
  /** Edge name from the helper; '' when unknown. */
  readonly cdn: string;
  /** Only inside a native wrapper (AUTH-08). */
  readonly udid?: string | undefined;
}

/** Device info in wire names. */
export interface DeviceInfo extends UserAgentFacts {
  readonly remote_addr: string;
  readonly host: string;
  readonly device: DeviceCode;
  readonly login_type: string;
  readonly cdn: string;
  readonly udid?: string;
}

/** Device info of login and double validation (AUTH-08). */
export const buildDeviceInfo = (sources: DeviceInfoSources): DeviceInfo => ({
  remote_addr: sources.remoteAddress,
  host: sources.host,
  device: deviceCode(sources.clientType),
  login_type: LOGIN_TYPE[sources.clientType],
  cdn: sources.cdn,
  ...readUserAgent(sources.userAgent),
  ...(deviceCode(sources.clientType) === 2 && sources.udid !== undefined && { udid: sources.udid }),
});
