import * as z from 'zod/mini';
import { defineCall } from '../../calls/endpoint.ts';
import { dataObject, flag, id, ignored, listOfEach, noBody, orNull, textOrEmpty, time } from '../../wire/wire.ts';

/** The devices on which the member is signed in, the last used one first. */
export const devices = defineCall({
  name: 'devices',
  path: '/member/device',
  auth: 'member',
  proposed: true,
  request: noBody,
  response: dataObject({
    list: listOfEach(
      z.object({
        id,
        /** Name of the browser or app, e.g. Chrome. */
        browser: textOrEmpty,
        /** Name of the operating system, e.g. Android. */
        system: textOrEmpty,
        /** Town and country, in words. */
        place: textOrEmpty,
        /** Network address. */
        address: textOrEmpty,
        /** The sign-in. */
        created_at: time,
        /** The last call. */
        used_at: time,
        /** The device that asks. */
        is_current: flag,
      }),
      'id',
    ),
  }),
  summary: 'The devices on which the member is signed in. Unknown facts are left out.',
  rows: ['PLT-05'],
});

/** Signs the member out on a device. Only the code is read. */
export const deviceEnd = defineCall({
  name: 'deviceEnd',
  path: '/member/device/end',
  auth: 'member',
  mutates: true,
  proposed: true,
  request: z.strictObject({ id: z.string() }),
  response: ignored,
  codes: { '101': 'The member is not signed in on such a device.' },
  summary: 'Ends the login of a device: its next call is answered with 401, and its connection is closed.',
  rows: ['PLT-05'],
});

/** Signs the member out everywhere else. What was added there meanwhile stays, so the answer names it. */
export const deviceEndOthers = defineCall({
  name: 'deviceEndOthers',
  path: '/member/device/end_others',
  auth: 'member',
  mutates: true,
  proposed: true,
  request: noBody,
  /** Null where the platform names none. */
  response: orNull(
    z.object({
      /** The moment from which on passkeys are named: at least 30 days ago. */
      since: time,
      /** Passkeys that were added since then, oldest first. A person who was signed in elsewhere may have added one. */
      passkeys: listOfEach(z.object({ id, name: textOrEmpty, created_at: time }), 'id'),
    }),
  ),
  summary: 'Ends the logins of all devices but the one that asks, and names the passkeys that were added lately.',
  rows: ['PLT-05', 'SEC-10'],
});
