/** Keys of the site's config for the site as an app: what a browser installs, and what works without a connection. */
import * as z from 'zod/mini';
import { picture } from './site-config.shown.ts';
import { acrossKeys, filled, key, onOff, perLanguage } from './site-config.values.ts';

const square = picture('svg', 'png');
const file = 'write the name of a file in the folder public';

/** Keys of the site's config, spread into its schema. */
export const webAppKeys = {
  /**
   * The site as an app on home screens. Every site can be installed; this key changes how the app looks, and lets the site
   * open without a connection (PWA-01).
   */
  webApp: key(
    z.optional(
      z.strictObject({
        /**
         * On: a worker keeps the home page as guests see it, and shows it without a connection. Off, also after it was on:
         * browsers remove the worker and everything that it kept, with their next visit (PWA-01).
         */
        offline: onOff(false),
        /** Name under the icon, at most 12 characters. Default: SITE_NAME. */
        shortName: key(z.optional(filled.check(z.maxLength(12))), 'write at most 12 characters', 'Lucky'),
        /** How much of the browser the app shows. Default: `standalone`, without its address bar. */
        display: key(
          z.optional(z.enum(['standalone', 'fullscreen', 'minimal-ui', 'browser'])),
          'use one of standalone, fullscreen, minimal-ui, browser',
          'minimal-ui',
        ),
        /** The square picture from which the icons are made, SVG or a PNG of at least 512 px. Default: the icon of tabs. */
        mark: key(z.optional(square), file, 'mark.svg'),
        /** An icon that Android may cut to any shape: 512 px, everything within the inner 80 %. Default: made from the mark. */
        maskable: key(z.optional(square), file, 'maskable.png'),
        /** An icon of one colour on nothing, 512 px, for themed home screens. Default: made from the mark. */
        monochrome: key(z.optional(square), file, 'monochrome.png'),
        /** Pictures of the site for the dialog that installs it, 320 to 3840 px. */
        screenshots: key(
          z.optional(
            z.array(
              z.strictObject({
                /** The picture: 320 to 3840 px, the longer side at most 2.3 times the shorter one. */
                file: key(picture('png', 'jpg', 'jpeg', 'webp'), file, 'screenshot-phone.png'),
                /** A description: one for all languages, or one for each. */
                title: key(z.optional(perLanguage), 'write a text, or map languages to texts', 'The lobby'),
              }),
            ),
          ),
          'list pictures of the folder public',
          [{ file: 'screenshot-phone.png', title: 'The lobby' }],
        ),
      }),
    ),
    "give any of offline, shortName, display, mark, maskable, monochrome and screenshots, or leave 'webApp' out",
    { offline: true, screenshots: [{ file: 'screenshot-phone.png', title: 'The lobby' }] },
  ),
  /**
   * Members can agree to notices by kind, which browsers show also while the site is closed: letters, paid withdrawals,
   * promotions. The platform needs the proposed calls of push, and the site its worker: `webApp: { offline: true }`. Without this
   * switch, nothing of it is loaded (PLT-04).
   */
  push: onOff(false),
} as const;

interface PushFacts {
  readonly push: boolean;
  readonly webApp?: { readonly offline: boolean } | undefined;
}

/** Only the worker of a site shows its notices, so a site without one cannot have them. */
export const pushHasWorker = acrossKeys<PushFacts>(({ push, webApp }, refuse) => {
  if (push && webApp?.offline !== true) refuse(['push'], "needs the site's worker: add webApp: { offline: true }");
});
