/** Event handler attributes outside of quoted values. */
const HANDLER = /"[^"]*"|'[^']*'|\bon(?=\w+\s*=)/gi;

/**
 * Parses HTML into an inert tree: in a template's document nothing runs or loads. A DOMParser would be as safe, but browsers
 * check its styles and base address against the page's policy and report violations. Handlers are reported everywhere, so they
 * are renamed first; a handler that escapes this is reported, but still harmless. This does not sanitise.
 */
export function inertTree(html: string): HTMLElement {
  const quiet = html.replace(/<[a-z][^>]*>/gi, (tag) =>
    tag.replace(HANDLER, (found) => (/^on$/i.test(found) ? 'data-on' : found)),
  );
  const root = document.createElement('template').content.ownerDocument.createElement('div');
  root.innerHTML = quiet;
  return root;
}
