/** Keys of the site's config for its own native app. */
import * as z from 'zod/mini';
import { key, matching } from './site-config.values.ts';

/** Keys of the site's config, spread into its schema. */
export const appKeys = {
  /** The site's own native app. With it, phones open links of the site in the app (GEN-08). */
  nativeApp: key(
    z.optional(
      z.strictObject({
        /** Id of the app in both stores. */
        id: key(
          matching(
            /^[a-z][a-z0-9]*(\.[a-z][a-z0-9]*)+$/,
            'must be words of small letters and digits with dots between',
          ),
          'write the id of the app in the stores',
          'com.example.sunhall',
        ),
        /** Team of the developer's account with Apple. Without it iPhones open links in the browser. */
        appleTeam: key(
          z.optional(matching(/^[A-Z0-9]{10}$/, 'must be ten capital letters and digits')),
          'write the id of the team',
          'ABCDE12345',
        ),
        /** SHA-256 fingerprints of the certificates that sign the app for Android. Without one Android opens links in the browser. */
        androidCertificates: key(
          z._default(
            z.array(matching(/^[0-9A-F]{2}(:[0-9A-F]{2}){31}$/, 'must be 32 pairs of 0-9 and A-F with colons between')),
            [],
          ),
          'list the fingerprints that keytool or the Play Console shows',
          [Array.from({ length: 32 }, (_, at) => (at + 160).toString(16).toUpperCase()).join(':')],
        ),
      }),
    ),
    "name id, appleTeam and androidCertificates, or leave 'nativeApp' out",
    { id: 'com.example.sunhall', appleTeam: 'ABCDE12345' },
  ),
} as const;
