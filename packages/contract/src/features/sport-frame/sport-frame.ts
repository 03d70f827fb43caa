import * as z from 'zod/mini';
import { defineCall } from '../../calls/endpoint.ts';
import { dataObject, device, siteId, textOrEmpty, under, webAddress } from '../../wire/wire.ts';

/** Asks for the page of the sports quick-bet frame. */
export const sportQuickbetUrl = defineCall({
  name: 'sportQuickbetUrl',
  path: '/arks/web/game-providers/sport-quickbet-url',
  auth: 'optional',
  request: z.strictObject({
    currency: z.string(),
    support_device: device,
    /** Origin of this site (SPORT-03x). */
    domain: z.string(),
    site_id: siteId,
  }),
  response: under(
    ['detail'],
    dataObject({
      /** Null when there is no http(s) address. */
      url: z.pipe(
        textOrEmpty,
        z.transform((value) => webAddress(value)),
      ),
      /** The sports provider of the frame (SPORT-02). */
      gp_id: textOrEmpty,
    }),
  ),
  summary: 'Address and provider of the sports quick-bet frame.',
  rows: ['APIM-25', 'SPORT-01', 'SPORT-02', 'SPORT-03x'],
});
