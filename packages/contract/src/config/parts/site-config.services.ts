/** Keys of the site's config for services of others that the kit does not know (OPS-18). */
import * as z from 'zod/mini';
import { CONSENT_CATEGORIES } from '../../site/consent.ts';
import { OWN_NAMES } from './own-names.ts';
import { isPolicySource } from './policy-source.ts';
import { filled, key, matching, policyHost, webAddress, words } from './site-config.values.ts';

const trace = matching(/^[\w.$-]{2,60}$/, 'must be 2 to 60 letters, digits or any of _ - . $').check(
  z.refine((text: string) => !OWN_NAMES.some((name) => name.startsWith(text)), {
    error: 'is the beginning of a name that the site needs',
  }),
);

/** Names of what services leave, none of which is the beginning of a name that the site needs. */
export const traceList = (...example: string[]) =>
  key(z._default(z.array(trace), []), 'list names, or the beginnings of names, of cookies and stored values', example);

/** A host by name: all hosts of a scheme would be anybody's. */
const namedHost = policyHost.check(
  z.refine((text: string) => !/^\w+:$/.test(text), { error: 'must name a host, such as https://chat.example.com' }),
);
const plainHost = namedHost.check(
  z.refine((text: string) => !/^wss?:/i.test(text), { error: 'is for web sockets, which belong into connect' }),
);

const hosts = (host: typeof namedHost, ...example: string[]) => key(z.optional(z.array(host)), 'list hosts', example);

/** An address whose host a content security policy can have. */
const scriptAddress = webAddress.check(
  z.refine((text: string) => !URL.canParse(text) || isPolicySource(new URL(text).origin), {
    error: 'must be at a host without special signs',
  }),
);

/** A part of the key `consent`. */
export const serviceKeys = {
  consent: {
    /** Services that the kit has no adapter for, such as a live chat, a heat map or a pixel (OPS-18). */
    services: key(
      z._default(
        z.array(
          z.strictObject({
            /** Its name, as the question for consent shows it. */
            name: key(filled.check(z.maxLength(60)), 'write its name in at most 60 signs', 'Acme Chat'),
            /** Visitors are asked about this category before it runs. */
            category: key(z.enum(CONSENT_CATEGORIES), `use one of ${words(CONSENT_CATEGORIES)}`, 'marketing'),
            /** The script that starts it. Without one, the site's own component (`extra`) starts it. */
            load: key(
              z.optional(scriptAddress),
              'write an address that begins with https://',
              'https://cdn.acme.example/widget.js',
            ),
            /** Values that the script reads from the window, by name. They are set before it is loaded. */
            set: key(
              z.optional(
                z.record(
                  matching(/^[A-Za-z_$][\w$]{0,59}$/, 'must be the name of a variable'),
                  z.union([
                    z.string(),
                    z.number(),
                    z.boolean(),
                    z.array(z.unknown()),
                    z.record(z.string(), z.unknown()),
                  ]),
                ),
              ),
              'give values by the names that the maker of the service documents',
              { acmeSettings: { id: 'AB12' } },
            ),
            /** Its hosts by what they may do. The security policy of pages has them for visitors who agreed to its category. */
            may: key(
              z.optional(
                z.strictObject({
                  /** Have scripts that run in the page, beside the host of `load`. With any, markup of such scripts is not refused. */
                  script: hosts(plainHost, 'https://*.acme.example'),
                  /** Get and send data. Web sockets have hosts with `wss://`. */
                  connect: hosts(namedHost, 'https://api.acme.example', 'wss://live.acme.example'),
                  /** Have style sheets and fonts. An empty list allows the style elements of its scripts alone. */
                  style: hosts(plainHost, 'https://cdn.acme.example'),
                  /** Have pictures and counting pixels. */
                  image: hosts(plainHost, 'https://img.acme.example'),
                  /** Be shown in a frame of the page. */
                  frame: hosts(plainHost, 'https://chat.acme.example'),
                  /** Have sounds and films. */
                  media: hosts(plainHost, 'https://cdn.acme.example'),
                }),
              ),
              'give lists of hosts for any of script, connect, style, image, frame and media',
              { connect: ['https://api.acme.example', 'wss://live.acme.example'], style: [] },
            ),
            /** Cookies and stored values that it leaves. Each entry is a name or its beginning, removed when a yes is taken back. */
            traces: key(
              z.optional(z.array(trace)),
              'list names, or the beginnings of names, of cookies and stored values',
              ['acme_'],
            ),
          }),
        ),
        [],
      ),
      'list services with name, category and what their hosts may do',
      [{ name: 'Acme Chat', category: 'marketing' as const, load: 'https://cdn.acme.example/widget.js' }],
    ),
  },
} as const;
