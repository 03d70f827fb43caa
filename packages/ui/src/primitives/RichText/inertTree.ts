/** Names of attributes that would be read as scripts, outside of quoted values. */
const HANDLER = /"[^"]*"|'[^']*'|\bon(?=\w+\s*=)/gi;

/**
 * A tree of an HTML text that neither runs nor loads anything: it belongs to the document of a template. One of a parser of
 * its own would do as much, but browsers hold its styles and base address against the policy of the page and report them.
 * Handlers they report wherever they stand, so these get another name first; a text that hides one from here is reported,
 * and no less harmless. It makes nothing safe to show: that is for the sanitiser.
 */
export function inertTree(html: string): HTMLElement {
  const quiet = html.replace(/<[a-z][^>]*>/gi, (tag) =>
    tag.replace(HANDLER, (found) => (/^on$/i.test(found) ? 'data-on' : found)),
  );
  const root = document.createElement('template').content.ownerDocument.createElement('div');
  root.innerHTML = quiet;
  return root;
}
