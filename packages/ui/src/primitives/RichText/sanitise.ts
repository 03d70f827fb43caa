import { alignmentOf, type GuardHref, linkAttributes, pictureAddress, pictureSize } from './policy.ts';

/** Parses HTML and removes all elements and attributes that are not allowed (`policy.ts`). Addresses are not checked. */
export type Clean = (html: string) => HTMLElement;

function setAll(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

function finishLink(link: Element, guard: GuardHref | undefined): void {
  const attributes = linkAttributes(link.getAttribute('href') ?? '', guard);
  link.removeAttribute('href');
  if (attributes) setAll(link, attributes);
}

function finishPicture(picture: Element, sources: readonly string[]): void {
  const src = pictureAddress(picture.getAttribute('src') ?? '', sources);
  if (src === null) {
    picture.remove();
    return;
  }
  setAll(picture, { src, loading: 'lazy', decoding: 'async', referrerpolicy: 'no-referrer' });
  picture.setAttribute('alt', picture.getAttribute('alt') ?? '');
  for (const side of ['width', 'height']) {
    const size = pictureSize(picture.getAttribute(side) ?? '');
    if (size === undefined) picture.removeAttribute(side);
  }
}

function finishAlignment(element: HTMLElement): void {
  const align = alignmentOf(element.style.textAlign || (element.getAttribute('align') ?? ''));
  element.removeAttribute('style');
  element.removeAttribute('align');
  if (align) element.dataset['align'] = align;
}

/** Demotes first-level headings, because the page has its own, and makes wide tables scrollable, also by keyboard. */
function finishBlocks(text: ParentNode): void {
  for (const heading of text.querySelectorAll('h1')) {
    const lower = heading.ownerDocument.createElement('h2');
    for (const { name, value } of heading.attributes) lower.setAttribute(name, value);
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
  for (const table of text.querySelectorAll('table')) {
    const frame = table.ownerDocument.createElement('div');
    setAll(frame, { 'data-table': '', tabindex: '0' });
    table.replaceWith(frame);
    frame.append(table);
  }
}

/**
 * Sanitises HTML: no script, handler, style, form, frame or foreign markup; links only to safe addresses, pictures only from
 * allowed sources. Returns a tree, which is never serialised and parsed again, so no second parser could read it differently
 * (HOME-31x).
 * @param clean removes everything that is not allowed
 * @param sources allowed hosts of pictures, beside this one
 * @param guard checks addresses of links
 */
export function sanitise(clean: Clean, html: string, sources: readonly string[], guard?: GuardHref): DocumentFragment {
  const root = clean(html);
  for (const element of root.querySelectorAll<HTMLElement>('*')) finishAlignment(element);
  for (const link of root.querySelectorAll('[href]')) finishLink(link, guard);
  for (const element of root.querySelectorAll(':not(img)[src]')) element.removeAttribute('src');
  for (const picture of root.querySelectorAll('img')) finishPicture(picture, sources);
  finishBlocks(root);
  // Adopted last, because pictures start to load in the page's document.
  const text = document.createDocumentFragment();
  text.append(...root.childNodes);
  return text;
}
