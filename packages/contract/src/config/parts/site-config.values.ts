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
 * Comma-separated text or an array; order kept, blanks trimmed, empty items dropped, repeats removed (CFG-02).
 * @param accepts whether a code may be listed; default: the known ones
 */
export function codeList(
  known: readonly string[],
  what: string,
  example: string,
  accepts: (code: string) => boolean = (code) => known.includes(code),
) {
  const list = z
    .pipe(
      z.union([z.string(), z.array(z.string())], { error: `must be a list such as "${known[0]},${known[1]}"` }),
      z.transform((value) => [
        ...new Set((typeof value === 'string' ? value.split(',') : value).map((item) => item.trim()).filter(Boolean)),
      ]),
    )
    .check((context) => {
      if (context.value.length === 0) {
        context.issues.push({ code: 'custom', message: `needs at least one ${what}`, input: context.value });
      }
      for (const item of context.value.filter((item) => !accepts(item))) {
        const message = `"${item}" is not a known ${what}`;
        context.issues.push({ code: 'custom', message, input: context.value });
      }
    });
  return key(list, `list one or more of ${words(known)}, the default first`, example);
}

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

/** Whether one of the two titles is filled in; true if either is not text, which is reported separately. */
export function hasTitle(titles: { readonly SITE_TITLE?: unknown; readonly SITE_TITLE_EN?: unknown }): boolean {
  const { SITE_TITLE = '', SITE_TITLE_EN = '' } = titles;
  return typeof SITE_TITLE !== 'string' || typeof SITE_TITLE_EN !== 'string' || !!(SITE_TITLE + SITE_TITLE_EN).trim();
}

function isWebAddress(value: string): boolean {
  const url = parseUrl(value);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') && url.username === '';
}
