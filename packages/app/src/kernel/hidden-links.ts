import { hidingLinks } from '@housefront/contract/pages';

/** Whether a site leaves the page of an address out, as its hiddenLinks say (SITE-17x). Own paths only. */
export const isHiddenPage = (hidden: readonly string[], href: string): boolean =>
  hidingLinks(href).some((link) => hidden.includes(link));
