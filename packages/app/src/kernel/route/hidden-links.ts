import { hidingLinks } from '@housefront/contract/pages';

/** Whether the site hides the page of an address by its hiddenLinks. Own paths only (SITE-17x). */
export const isHiddenPage = (hidden: readonly string[], href: string): boolean =>
  hidingLinks(href).some((link) => hidden.includes(link));
