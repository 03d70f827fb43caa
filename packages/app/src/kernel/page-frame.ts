import { factsOf, type AddressId } from '@housefront/contract/pages';

/** The parts of the frame around a page. */
export interface PageFrame {
  /** `plain`: technical pages and windows without header and footer (SHELL-14). */
  readonly layout: 'full' | 'plain';
  readonly footer: boolean;
  /** The site's navigation: the bottom bar of phones, the halls of desktops. */
  readonly tabs: boolean;
}

const frames = {
  full: { layout: 'full', footer: true, tabs: true },
  list: { layout: 'full', footer: false, tabs: false },
  plain: { layout: 'plain', footer: false, tabs: false },
} as const;

/** The frame of an address; the full one where there is no page. */
export const frameOf = (id: AddressId | undefined): PageFrame => frames[(id && factsOf(id).frame) ?? 'full'];
