/** Keys of the site's config for the protection of players (document 3). */
import * as z from 'zod/mini';
import type { DatedRow } from '../../time/dated.ts';
import { PROFILES, type ProfileName, type Protection } from '../../rules/protection/protection.ts';
import { ownCapabilities, type OwnCapabilities } from './site-config.capabilities.ts';
import { picture } from '../parts/site-config.shown.ts';
import { filled, key, matching, perLanguage, webAddress, words } from '../parts/site-config.values.ts';

const profiles: readonly string[] = Object.keys(PROFILES);
const isProfile = (name: string): name is ProfileName => profiles.includes(name);

const host = matching(/^(?:[a-z\d-]+\.)+[a-z\d-]+$/, 'must be a host such as www.example.com');

const TEXTS = 'write a text, or map languages to texts';
const texts = (example: string) => key(perLanguage, TEXTS, example);
const textsOrNone = (example: string) => key(z.optional(perLanguage), TEXTS, example);

/** Purposes of links: help for players, the operator's own contact, a self-assessment, registers and software against gambling. */
const LINK_KINDS = ['helpline', 'contact', 'assessment', 'register', 'software'] as const;

/** The values of a profile under those of the site; null removes a value. */
const merged = (profile: ProfileName, own: OwnCapabilities): DatedRow<Protection> =>
  // Both parts are rows of values: one of the table, the other checked by its schema.
  Object.fromEntries(
    Object.entries({ ...PROFILES[profile], ...own }).filter(([, value]) => value !== null && value !== undefined),
  ) as unknown as DatedRow<Protection>;

interface ProtectionFacts {
  readonly profile: string;
  readonly host?: string | undefined;
  readonly licence?: unknown;
  readonly marks: readonly unknown[];
  readonly links: readonly { readonly kind: string }[];
  readonly excludedPersons?: unknown;
  readonly values: OwnCapabilities;
}

/** Reports what a profile demands of the other keys. */
const demands = z.check<ProtectionFacts>(({ value, issues }) => {
  if (!isProfile(value.profile)) return;
  const report = (path: string, message: string) => {
    issues.push({ code: 'custom', message, path: [path], input: undefined });
  };
  const { hostEnd, marks, excludedPersons } = merged(value.profile, value.values);
  if (!value.licence) report('licence', 'is missing, and pages that lead to gambling show it');
  if (!value.links.some(({ kind }) => kind === 'helpline')) report('links', 'needs a helpline');
  if (typeof hostEnd === 'string' && value.host?.endsWith(hostEnd) !== true)
    report('host', `must end with ${hostEnd} in this profile`);
  if (marks && 'count' in marks && value.marks.length !== marks.count)
    report('marks', `must be ${marks.count} in this profile`);
  if (excludedPersons === true && value.excludedPersons === undefined)
    report('excludedPersons', 'is missing, and registration asks for it in this profile');
});

/** Keys of the site's config, spread into its schema. */
export const protectionKeys = {
  /**
   * Player protection by a profile. Without this key the site has none, and loads nothing of it. The kit claims no conformity
   * with any rule; docs/protection.md says what has to be confirmed (RG-37x).
   */
  protection: key(
    z.optional(
      z.pipe(
        z
          .strictObject({
            /** The row of values that holds; `none` is as without this key. */
            profile: key(
              z.string().check(z.refine((name) => name === 'none' || isProfile(name), { error: 'is not a profile' })),
              `use one of none, ${words(profiles)}`,
              'mt',
            ),
            /** The host of the site, where the profile says how it must end (RG-01). */
            host: key(z.optional(host), 'write the host of the site', 'www.example.de'),
            /** The licence, shown on every page that leads to gambling exactly as given (RG-01). */
            licence: key(
              z.optional(
                z.strictObject({
                  /** The sentence about the licence: one for all languages, or one for each. */
                  sentence: texts('Lucky House is licensed by …'),
                  /** Number of the account or licence. */
                  account: key(filled, 'write the number', '12345'),
                  /** Address of the entry in the public register. */
                  register: key(webAddress, 'write an address', 'https://register.example.com/12345'),
                  /** The supervising authority. */
                  authority: textsOrNone('Authority of …'),
                  /** A warning that the market asks for. */
                  warning: textsOrNone('Gambling can be addictive.'),
                }),
              ),
              'give sentence, account and register',
              { sentence: 'Licensed by …', account: '12345', register: 'https://register.example.com/12345' },
            ),
            /** Official marks as the authority gives them, each with its link, in the order in which they are shown (RG-05). */
            marks: key(
              z._default(
                z.array(
                  z.strictObject({
                    /** The picture, a file of the folder `public`; shown 24 px high. */
                    file: key(
                      picture('svg', 'png', 'webp'),
                      'write the name of a file in the folder public',
                      'mark.svg',
                    ),
                    /** Its alternative text: one for all languages, or one for each. */
                    title: texts('Self-exclusion register'),
                    /** Target of its link: a path of the site or an address. */
                    url: key(filled, 'write a path or an address', 'https://register.example.com'),
                  }),
                ),
                [],
              ),
              'list the marks',
              [{ file: 'mark.svg', title: 'Self-exclusion register', url: 'https://register.example.com' }],
            ),
            /** Ways to help, in the order in which they are shown; the first helpline is also in the footer (RG-01). */
            links: key(
              z._default(
                z.array(
                  z.strictObject({
                    /**
                     * `helpline` is an organisation that helps, `contact` the operator's own contact for worries about gambling,
                     * `assessment` a self-assessment, `register` a national register of self-exclusion, `software` blocks
                     * gambling sites.
                     */
                    kind: key(z.enum(LINK_KINDS), `use one of ${words(LINK_KINDS)}`, 'helpline'),
                    /** Text of the link: one for all languages, or one for each. */
                    title: texts('National helpline'),
                    /** Target of the link. */
                    url: key(webAddress, 'write an address', 'https://help.example.com'),
                    /** Number to call. */
                    phone: key(z.optional(filled), 'write a telephone number', '+44 800 000 000'),
                    /** A sentence about it, such as its hours: one for all languages, or one for each. */
                    note: textsOrNone('Day and night, free'),
                  }),
                ),
                [],
              ),
              'list links, at least a helpline',
              [{ kind: 'helpline', title: 'National helpline', url: 'https://help.example.com' }],
            ),
            /** Persons who may not play, where registration asks for them (RG-02). */
            excludedPersons: textsOrNone('public officials, …'),
            /**
             * Values of capabilities that replace those of the profile: a value, `{ dated: [{ value, from, until }] }` with the
             * first and the last day, or null for not asked for. Names and shapes are those of `Protection` in
             * `@housefront/contract/protection` (RG-46).
             */
            values: key(z._default(ownCapabilities, {}), 'write capabilities as in docs/protection.md', { age: 21 }),
          })
          .check(demands),
        z.transform(({ profile, values, licence, ...rest }) =>
          isProfile(profile) && licence ? { ...rest, profile, licence, values: merged(profile, values) } : undefined,
        ),
      ),
    ),
    "give profile, licence and links, or leave 'protection' out",
    {
      profile: 'mt',
      licence: { sentence: 'Licensed by …', account: '12345', register: 'https://register.example.com/12345' },
      marks: [{ file: 'mark.svg', title: 'Authority', url: 'https://authority.example.com' }],
      links: [{ kind: 'helpline', title: 'National helpline', url: 'https://help.example.com' }],
    },
  ),
} as const;
