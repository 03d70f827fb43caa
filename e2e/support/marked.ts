import type { Page } from '@playwright/test';

/** Records the names of the tiles that a page marks: a mark lasts for a second only. */
export const watchMarks = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const marks: string[] = [];
    Object.assign(globalThis, { marks });
    const note = (target: Node) => {
      if (!(target instanceof HTMLElement) || !target.hasAttribute('data-returned')) return;
      marks.push(target.querySelector('button')?.title ?? target.textContent);
    };
    new MutationObserver((changes) => changes.forEach(({ target }) => note(target))).observe(document, {
      attributeFilter: ['data-returned'],
      subtree: true,
    });
  });

/** The tiles that were marked in this document, by their games. */
export const marks = (page: Page) => page.evaluate(() => (globalThis as unknown as { marks: string[] }).marks);

/** Name of the control with the focus: a tile has that of its game. */
export const focused = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.title);

/** Distance of the page from its top, CSS px. */
export const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
