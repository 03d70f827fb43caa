import { trustedMarkup } from '../shared/trustedMarkup.ts';

/** Event handler attributes outside of quoted values. */
const HANDLER = /"[^"]*"|'[^']*'|\bon(?=\w+\s*=)/gi;

/** Renames event handlers: browsers report them even in a tree in which they never run. */
export const withoutHandlers = (html: string): string =>
  html.replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(HANDLER, (found) => (/^on$/i.test(found) ? 'data-on' : found)));

const inertMarkup = trustedMarkup('housefront-text', withoutHandlers);

/** An element of a template's document, in which nothing runs or loads. */
export const inertElement = (): HTMLElement =>
  document.createElement('template').content.ownerDocument.createElement('div');

/**
 * Parses HTML into an inert tree. A DOMParser would be as safe, but browsers check its styles and base address against the page's
 * policy and report violations. A handler that escapes {@link withoutHandlers} is reported, but still harmless. This does not
 * sanitise.
 */
export function inertTree(html: string): HTMLElement {
  const root = inertElement();
  root.innerHTML = inertMarkup(html);
  return root;
}
