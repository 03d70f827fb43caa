/** `path` is on this origin, `external` on another one, `other` is a fragment, mail, phone or app address. */
export type LinkKind = 'path' | 'external' | 'other';

/** Classifies an address by its form alone, without a document. */
export function linkKind(href: string): LinkKind {
  if (/^\/(?![/\\])/.test(href)) return 'path';
  if (/^(https?:)?[/\\]{2}/i.test(href)) return 'external';
  return 'other';
}
