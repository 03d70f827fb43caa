import type { Overrides } from '../http/overrides.ts';
import type { PushSender } from '../push/push-sender.ts';
import type { Announcer } from '../realtime/announcer.ts';
import type { World } from '../world/world.ts';

/** Addresses in the platform's answers. */
export interface Addresses {
  /** Prefix of pictures; '' keeps them root-relative, so that they work behind a gateway on the same origin. */
  readonly publicUrl: string;
  /** Origin of the provider emulator; game addresses are always absolute. */
  providerUrl(): string;
}

/** Services for every handler. */
export interface Services {
  readonly world: World;
  readonly addresses: Addresses;
  readonly announcer: Announcer;
  /** Notices to browsers of members. */
  readonly push: PushSender;
  /** Whether the platform knows the kit's example sites by their ids. */
  readonly exampleSites: boolean;
  /** Content that was changed by the control interface. */
  readonly overrides: Overrides;
  /** Site that sent this request; undefined if unknown. */
  readonly site?: string | undefined;
  /** Whether every reply is compared with the contract before it is sent (CON-01). */
  readonly checkReplies: boolean;
}

/** The full address of a picture. */
export function pictureUrl(services: Services, path: string): string {
  return path === '' ? '' : services.addresses.publicUrl + path;
}
