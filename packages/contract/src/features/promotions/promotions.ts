import * as z from 'zod/mini';
import { defineCall } from '../../calls/endpoint.ts';
import {
  id,
  ignored,
  localizedText,
  orNull,
  siteId,
  textOrEmpty,
  under,
  wholeOrNull,
  time,
  listOfEach,
} from '../../wire/wire.ts';

/** A pop-up promotion. Contents may be HTML or a picture address (HOME-23x). */
export const promotionSchema = z.object({
  id,
  title: localizedText,
  /** 0 all, 1 desktop, 2 mobile; null when missing. */
  display_device: wholeOrNull,
  /** The kind of content, or the content itself (HOME-23x). */
  display_content: localizedText,
  content: localizedText,
  /** 2 general, 3 deposit page; null when missing. */
  display_location: wholeOrNull,
  updated_at: time,
  /** display_frequency 0: once per member, remembered by the hide call (HOME-22). */
  setting: orNull(z.object({ display_frequency: wholeOrNull })),
  /** The way to the offer: words, and a path of this site or an address. Without it, members are led to all promotions. */
  button: orNull(z.object({ title: localizedText, url: textOrEmpty })),
});
/** A pop-up promotion. */
export type Promotion = z.output<typeof promotionSchema>;

const displayDevice = z.literal([1, 2]);
const displayLocation = z.literal([2, 3]);
const guestRequest = z.strictObject({ site_id: siteId, display_device: displayDevice });
const memberRequest = z.strictObject({
  site_id: siteId,
  display_device: displayDevice,
  display_location: displayLocation,
});
const list = under(['list', 'web_bulletin_list', 'bulletin_list'], listOfEach(promotionSchema, 'id'));

/** Pop-up promotions for guests. */
export const promotions = defineCall({
  name: 'promotions',
  path: '/arks/web/bulletin',
  auth: 'none',
  request: guestRequest,
  response: list,
  summary: 'Pop-up promotions for guests.',
  rows: ['API-22', 'HOME-16'],
});

/** Pop-up promotions for members. */
export const memberPromotions = defineCall({
  name: 'memberPromotions',
  path: '/arks/web/bulletin/member',
  auth: 'member',
  request: memberRequest,
  response: list,
  summary: 'Pop-up promotions for members.',
  rows: ['API-22', 'HOME-16', 'HOME-18'],
});

/** Earlier promotions, for guests and members. */
export const promotionHistory = defineCall({
  name: 'promotionHistory',
  path: '/arks/web/bulletin/history',
  auth: 'optional',
  request: z.strictObject({ ...guestRequest.shape, display_location: z.optional(displayLocation) }),
  response: list,
  summary: 'Earlier promotions; display_location is sent for members only.',
  rows: ['API-23', 'HOME-24'],
});

/** Remembers that a member closed the promotions for good. Failures are silent (API-25x). */
export const promotionHide = defineCall({
  name: 'promotionHide',
  path: '/arks/web/bulletin/member/hide',
  auth: 'member',
  mutates: true,
  request: memberRequest,
  response: ignored,
  summary: 'Tells that the member does not want the closed promotions again.',
  rows: ['API-24', 'API-25x', 'HOME-22'],
});
