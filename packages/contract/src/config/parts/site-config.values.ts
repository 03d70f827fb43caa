import * as z from 'zod/mini';
import { HALLS } from '../../site/ids.ts';
import { isLanguageCode } from '../../locale/languages.ts';
import { isFrameSource, isOrigin, isPolicySource } from './policy-source.ts';
import { parseUrl } from '../../base/url.ts';

/** The docs of the config's keys, by schema; their descriptions are the comments above the keys. */
export const siteConfigDocs = z.registry<{
  /** The expected value, as an instruction: `write whole minutes`. */
  readonly order: string;
  /** A value that is accepted. */
  readonly example: unknown;
}>();

/** A key of the config with what to write for it. Two keys may have the same schema. */
export function key<Schema extends z.ZodMiniType>(
  schema: Schema,
  order: string,
  example: NoInfer<z.input<Schema>>,
): Schema {
  const own = schema.clone();
  siteConfigDocs.add<z.ZodMiniType>(own, { order, example });
  return own;
}

/** Prefix of the app type of each hall, by hall id. */
export const appTypePrefixes: Readonly<Record<string, string>> = Object.fromEntries(
  HALLS.map(({ id, prefix }) => [id, prefix]),
);

/** Names as they are listed in a sentence. */
export const words = (list: readonly string[]) => list.join(', ');

/**
 * A rule about several keys, whose values may be wrong by themselves: it is checked also when another key is wrong, so that all
 * problems are reported at once.
 * @param rule refuses what is at a path
 */
export const acrossKeys = <Keys>(
  rule: (keys: Keys, refuse: (path: readonly (string | number)[], message: string) => void) => void,
) =>
  z.check<Keys>(
    ({ value, issues }) =>
      rule(value, (path, message) => {
        issues.push({ code: 'custom', message, path: [...path], input: undefined });
      }),
    { when: ({ value }) => typeof value === 'object' && value !== null },
  );

/**
 * One or more codes as comma-separated text or an array; order kept, blanks trimmed, empty items dropped, repeats removed.
 * Whether the site has them is a rule about several keys (CFG-02).
 */
export const codeList = (what: string, known: string, example: string) =>
  key(
    z
      .pipe(
        z.union([z.string(), z.array(z.string())], { error: `must be a list such as "${example}"` }),
        z.transform((value) => [
          ...new Set((typeof value === 'string' ? value.split(',') : value).map((code) => code.trim()).filter(Boolean)),
        ]),
      )
      .check(z.minLength(1, { error: `needs at least one ${what}` })),
    `list one or more of ${known}, the default first`,
    example,
  );

/** A text of a pattern. */
export const matching = (pattern: RegExp, error: string) => z.string().check(z.regex(pattern, { error }));

/** A text that is not blank. */
export const filled = z
  .string()
  .check(z.refine((value: string) => value.trim() !== '', { error: 'must not be blank' }));

/** An http(s) address without credentials. */
export const webAddress = z.string().check(z.refine(isWebAddress, { error: 'must be an http:// or https:// address' }));

/** Address of the platform. The paths of calls are added to it, and a query or a fragment would be lost. */
export const upstreamAddress = webAddress.check(
  z.refine((value: string) => isOrigin(value) || !isWebAddress(value), {
    error: 'must be an address without a path, a query or a fragment, because /api/… is added to it',
  }),
);

/** A host of a content security policy: anything else is left out of the policy, and the browser would block it. */
export const policyHost = filled.check(
  z.refine(isPolicySource, {
    error: 'must be a host such as games.example.com, without a query, a fragment or special signs',
  }),
);

/** A host of frames in such a policy. */
const frameHost = policyHost.check(
  z.refine((value: string) => isFrameSource(value) || !isPolicySource(value), {
    error: 'must be a host such as games.example.com, without a path',
  }),
);

/** An http(s) address without credentials, which a content security policy can have. */
export const policyAddress = webAddress.check(
  z.refine((value: string) => isPolicySource(value) || !isWebAddress(value), {
    error: 'must be an address without a query, a fragment or special signs',
  }),
);

/** The wire form of a language. Whether the site has it is a rule about several keys. */
export const languageCode = z
  .string()
  .check(z.refine(isLanguageCode, { error: 'is not the code of a language, such as en_US' }));

/** A text for all languages, or texts by language. */
export const perLanguage = z.union([
  filled,
  z
    .record(languageCode, filled)
    .check(z.refine((texts: object) => Object.keys(texts).length > 0, { error: 'needs a text' })),
]);

/** A title; blank without one. */
export const title = z._default(z.string(), '');

/** A whole number above zero. */
export const positive = z.number().check(z.int(), z.positive());

/** A switch with its default. */
export const onOff = (usual: boolean) => key(z._default(z.boolean(), usual), 'write true or false', !usual);

/** Any number of texts; none by default. */
export const textList = (what: string, ...example: string[]) =>
  key(z._default(z.array(filled), []), `list ${what}`, example);

/** Any number of hosts that a content security policy can have; none by default. */
export const hostList = (...example: string[]) => key(z._default(z.array(policyHost), []), 'list hosts', example);

/** Any number of hosts of frames; none by default. */
export const frameHostList = (...example: string[]) => key(z._default(z.array(frameHost), []), 'list hosts', example);

/** Any of some names; none by default. */
export const nameList = <const Name extends string>(names: readonly Name[], ...example: Name[]) =>
  key(z._default(z.array(z.enum(names)), []), `list any of ${words(names)}`, example);

/** Refuses a site without either title. One that is no text is reported by itself. */
export const hasTitle = acrossKeys<{ readonly SITE_TITLE?: unknown; readonly SITE_TITLE_EN?: unknown }>(
  ({ SITE_TITLE = '', SITE_TITLE_EN = '' }, refuse) => {
    const isBlank = [SITE_TITLE, SITE_TITLE_EN].every((title) => typeof title === 'string' && title.trim() === '');
    if (isBlank) refuse(['SITE_TITLE'], 'needs a title: SITE_TITLE and SITE_TITLE_EN are both missing or blank');
  },
);

function isWebAddress(value: string): boolean {
  const url = parseUrl(value);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') && url.username === '';
}
