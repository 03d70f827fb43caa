/** `path` is on this origin, `external` on another one, `other` is a fragment, mail, phone or app address. */
export type LinkKind = 'path' | 'external' | 'other';

/** Tells how an address is followed. Needs no document: only the form of the address counts. */
export function linkKind(href: string): LinkKind {
  if (/^\/(?![/\\])/.test(href)) return 'path';
  if (/^(https?:)?[/\\]{2}/i.test(href)) return 'external';
  return 'other';
}
