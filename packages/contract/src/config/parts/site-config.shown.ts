import * as z from 'zod/mini';
import { HALL_IDS, HALLS, HIDDEN_LINKS_PRESET } from '../../site/ids.ts';
import { key, nameList, onOff } from './site-config.values.ts';
import { chooseHalls, FEATURES, type FeatureName, type ShownHalls } from '../../site/site-shown.ts';

/** A file in a site's folder `public`, with one of some endings. */
export const picture = (...endings: string[]) =>
  z
    .string()
    .check(
      z.refine(
        (name: string) =>
          name.split('/').every((part) => /^[\w-][\w.-]*$/.test(part)) &&
          endings.some((ending) => name.toLowerCase().endsWith(`.${ending}`)),
        { error: `must be a file of the folder public that ends in ${endings.map((one) => `.${one}`).join(', ')}` },
      ),
    );
const logoFile = picture('svg', 'png', 'webp', 'avif', 'jpg', 'jpeg', 'gif');

const hallIds = z
  .array(z.literal(HALL_IDS))
  .check(z.refine((ids) => new Set(ids).size === ids.length, { error: 'names a hall twice' }));
const hallNames = `ids of halls: ${HALLS.map(({ id, name }) => `${id} ${name}`).join(', ')}`;

/** The keys for what a site shows of the platform and of its own files. */
export const shownKeys = {
  /** Links left out of menus, header, footer and direct addresses; `halls` hides halls, `features` features (SITE-17x). */
  hiddenLinks: nameList(HIDDEN_LINKS_PRESET, 'Deposit', 'Withdrawal'),
  /**
   * The logo of the site, from its own files. Without this key, and with `platformFirst`, the platform's logo is shown
   * (SITE-06).
   */
  logo: key(
    z.optional(
      z.strictObject({
        /** For headers, drawn for their background. The build reads its size, so that nothing moves when it arrives. */
        file: key(logoFile, 'write the name of a file in the folder public', 'logo.svg'),
        /** For the header of phones, which is 32 to 40 px high and narrow. Default: `file`. */
        compact: key(z.optional(logoFile), 'write the name of a file in the folder public', 'logo-compact.svg'),
        /** For the footer, if its background differs much from the header's. Default: `file`. */
        footer: key(z.optional(logoFile), 'write the name of a file in the folder public', 'logo-footer.svg'),
        /** On: the platform's logo replaces these files once it has arrived, if the platform has one. */
        platformFirst: onOff(false),
      }),
    ),
    "name a file of the folder public, or leave 'logo' out to show the platform's",
    { file: 'logo.svg' },
  ),
  /** Icons of browser tabs and home screens, from the folder `public`. */
  icons: key(
    z._default(
      z.strictObject({
        /** Icon of tabs and bookmarks. Default: `favicon.svg`. */
        favicon: key(
          z.optional(picture('svg', 'png', 'ico')),
          'write the name of a file in the folder public',
          'favicon.png',
        ),
        /** Icon on the home screens of phones: a square PNG, best 180 px wide, without transparency. Default: made from the mark. */
        appleTouch: key(
          z.optional(picture('png')),
          'write the name of a PNG file in the folder public',
          'apple-touch-icon.png',
        ),
      }),
      {},
    ),
    'name files of the folder public',
    { appleTouch: 'apple-touch-icon.png' },
  ),
  /**
   * Halls that are shown, and their order. Without this key: all halls of the platform in its order. Menus, home, search,
   * lists of games and the site map follow it; the address of a hidden hall is not found. Money at a provider of a hidden
   * hall stays in the wallet (CAT-06).
   */
  halls: key(
    z.optional(
      z.pipe(
        z
          .strictObject({
            /** These halls come first, in this order. Halls that the platform does not have for a visitor are skipped. */
            order: key(z._default(hallIds, []), `list ${hallNames}`, [3, 2]),
            /** Halls that `order` does not list: `after` puts them behind it, in the platform's order; `hidden` hides them. */
            others: key(z._default(z.enum(['after', 'hidden']), 'after'), "write 'after' or 'hidden'", 'hidden'),
            /** These halls are not shown, whatever the platform says. */
            hidden: key(z._default(hallIds, []), `list ${hallNames}`, [8]),
          })
          .check(
            z.refine(({ order, hidden }) => !order.some((id) => hidden.includes(id)), {
              error: 'hides a hall that it also puts in order',
              path: ['hidden'],
            }),
          ),
        z.transform((choice, context): ShownHalls => {
          const shown = chooseHalls(choice);
          if (shown) return shown;
          context.issues.push({ code: 'custom', message: 'hides every hall', input: choice });
          return z.NEVER;
        }),
      ),
    ),
    "give any of order, others and hidden, or leave 'halls' out to show all",
    {
      order: [3, 2],
      hidden: [8],
    },
  ),
  /**
   * Features that the site has. One that is switched off has no icon and no entry in a menu, sends no call, receives no
   * events, and its address is not found.
   */
  features: key(
    z._default(
      z.pipe(
        z.strictObject({
          /** Red envelopes of members (SHELL-40). */
          redEnvelope: onOff(true),
          /** The wheel of prizes (ROU-03). */
          roulette: onOff(true),
          /** The frame of quick bets in the sports hall (SPORT-01). */
          sportFrame: onOff(true),
          /** The page of sponsors and their names in the footer (SHELL-03). */
          sponsor: onOff(true),
          /** Letters of the platform to a member, and their number in the header (LET-01). */
          letters: onOff(true),
        }),
        z.transform((given): Partial<Record<FeatureName, false>> =>
          Object.fromEntries(FEATURES.flatMap((name) => (given[name] ? [] : [[name, false] as const]))),
        ),
      ),
      {},
    ),
    'write true or false for any of them',
    { redEnvelope: false, roulette: false },
  ),
} as const;
