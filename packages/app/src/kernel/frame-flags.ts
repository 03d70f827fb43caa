import { FRAME_SEARCH } from '@housefront/contract/pages';
import type { PageFrame } from './page-frame.ts';
import type { Mode } from './template-store.ts';

/** Parts of the frame, as the address of this document wants them. They hold for as long as the document lives. */
export interface FrameFlags {
  /** The only part to show; null: the full page (SHELL-22, SHELL-23x). */
  readonly part: 'header' | 'content' | 'footer' | null;
  /** False takes the part away from a phone's page (SHELL-24). */
  readonly header: boolean;
  readonly footer: boolean;
}

const parts = ['header', 'content', 'footer'] as const;

/** Reads the flags of a query; values that mean nothing are ignored (SHELL-23x). */
export function readFrameFlags(search: string): FrameFlags {
  const query = new URLSearchParams(search);
  const wanted = query.get('appPage');
  return {
    part: parts.find((part) => part === wanted) ?? null,
    header: query.get('header') !== 'false',
    footer: query.get('footer') !== 'false',
  };
}

/** What stands on a page in the end. */
export interface ShownParts {
  readonly header: boolean;
  readonly content: boolean;
  readonly footer: boolean;
  /** The bottom bar; it belongs to the footer of a phone. */
  readonly tabs: boolean;
}

/** The parts of a page: a single one when the address asks for it, else those of its frame without what a phone hides. */
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

/** A path of this site with the flags of this document, so that they outlive a reload there (SHELL-22). */
export function withFrameFlags(path: string, here: string): string {
  const current = new URLSearchParams(here);
  const kept = FRAME_SEARCH.filter((name) => current.has(name));
  if (kept.length === 0) return path;
  const [, before = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? [];
  const next = new URLSearchParams(query);
  for (const name of kept) if (!next.has(name)) next.set(name, current.get(name) ?? '');
  return `${before}?${next.toString()}${hash}`;
}
