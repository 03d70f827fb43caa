import { CONSENT_COOKIE, readConsent, type ConsentCategory, type ConsentSettings } from '@housefront/contract/consent';

/** The parts of a request that say what its visitor agreed to. */
export interface ConsentRequest {
  /** The whole header. */
  readonly cookie: string | undefined;
  /** Header of Global Privacy Control; `1` counts as no to everything. */
  readonly privacyControl: string | undefined;
}

/** The values of one cookie, as often as the header has it. */
function cookieValues(header: string, name: string): readonly string[] {
  return header.split(';').flatMap((part) => {
    const [key = '', ...value] = part.split('=');
    return key.trim() === name ? [value.join('=').trim()] : [];
  });
}

/**
 * The categories that the visitor of a request agreed to; none in doubt. Two cookies of the name are a doubt: one of them may be
 * of another site on the same domain (CNS-01).
 * @param now milliseconds since 1970
 */
export function visitorConsent(
  { cookie, privacyControl }: ConsentRequest,
  consent: ConsentSettings | undefined,
  now: number,
): readonly ConsentCategory[] {
  if (privacyControl?.trim() === '1') return [];
  const [value, ...others] = cookieValues(cookie ?? '', CONSENT_COOKIE);
  return (others.length === 0 && readConsent(value, consent, now)) || [];
}
