import { FRAME_SEARCH } from '@housefront/contract/pages';
import type { PageFrame } from './page-frame.ts';
import type { Mode } from './template-store.ts';

/** Parts of the frame that the address of this document asks for; fixed for the life of the document. */
export interface FrameFlags {
  /** The only part to show; null: the full page (SHELL-22). */
  readonly part: 'header' | 'content' | 'footer' | null;
  /** False hides the part on phones (SHELL-24). */
  readonly header: boolean;
  readonly footer: boolean;
}

const parts = ['header', 'content', 'footer'] as const;

/** Reads the flags of a query; unknown values are ignored (SHELL-23x). */
export function readFrameFlags(search: string): FrameFlags {
  const query = new URLSearchParams(search);
  const wanted = query.get('appPage');
  return {
    part: parts.find((part) => part === wanted) ?? null,
    header: query.get('header') !== 'false',
    footer: query.get('footer') !== 'false',
  };
}

/** Parts of the frame that a page shows. */
export interface ShownParts {
  readonly header: boolean;
  readonly content: boolean;
  readonly footer: boolean;
  /** The bottom bar; it belongs to the footer of a phone. */
  readonly tabs: boolean;
}

/** Resolves the parts of a page: a single one if the address asks for it, else those of its frame without what phones hide. */
export function shownParts(flags: FrameFlags, frame: PageFrame, mode: Mode): ShownParts {
  const { part } = flags;
  if (part !== null)
    return { header: part === 'header', content: part === 'content', footer: part === 'footer', tabs: false };
  const phone = mode === 'mobile';
  const footer = !phone || flags.footer;
  return {
    header: !phone || flags.header,
    content: true,
    footer: frame.footer && footer,
    tabs: frame.tabs && footer,
  };
}

/** Adds the flags of this document to a path of the site, so that they survive a reload there (SHELL-22). */
export function withFrameFlags(path: string, here: string): string {
  const current = new URLSearchParams(here);
  const kept = FRAME_SEARCH.filter((name) => current.has(name));
  if (kept.length === 0) return path;
  const [, before = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? [];
  const next = new URLSearchParams(query);
  for (const name of kept) if (!next.has(name)) next.set(name, current.get(name) ?? '');
  return `${before}?${next.toString()}${hash}`;
}
