import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

// It is a tool of the package of looks.
const { resolve } = createRequire(join(import.meta.dirname, '../../packages/ui/package.json'));
const source = readFileSync(resolve('axe-core/axe.min.js'), 'utf8');

interface Check {
  readonly message: string;
}
/** The part of axe's results that this program reads. */
interface Results {
  readonly violations: readonly {
    readonly id: string;
    readonly impact: string | null;
    readonly nodes: readonly {
      readonly target: readonly string[];
      readonly any: readonly Check[];
      readonly all: readonly Check[];
      readonly none: readonly Check[];
    }[];
  }[];
}

declare global {
  interface Window {
    readonly axe: { readonly run: (place: Document, options: object) => Promise<Results> };
  }
}

/** Pixels that a finger needs (A11Y-05). */
const FINGER = 44;

/** Findings of axe, of any impact, best practices included; frames belong to other sites. */
export async function axeFaults(page: Page): Promise<string[]> {
  await page.evaluate(source);
  return page.evaluate(async () => {
    // Content under a layer is hidden from everyone, its heading too.
    const layered = document.querySelector('#root [aria-hidden="true"], #root[aria-hidden="true"]') !== null;
    const rules = layered ? { 'page-has-heading-one': { enabled: false }, region: { enabled: false } } : {};
    const { violations } = await window.axe.run(document, { iframes: false, resultTypes: ['violations'], rules });
    return violations.flatMap(({ id, impact, nodes }) =>
      nodes.map(
        ({ target, any, all, none }) =>
          `${id} (${impact}): ${target.join(' ')} ${[...any, ...all, ...none].map(({ message }) => message).join(' ')}`,
      ),
    );
  });
}

/** Excess width of a page, and controls that a finger misses: those whose target area belongs to another element. */
export function sizeFaults(page: Page, isPhone: boolean): Promise<string[]> {
  return page.evaluate(
    ([finger, phone]) => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const wide = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
      if (!phone) return wide;
      const nameOf = (one: Element): string =>
        `${one.localName} ${(one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40)}`;
      const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')];
      const small = controls.filter((one) => {
        if (!one.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })) return false;
        // A link in a sentence is as high as its line.
        if (one.matches('p a, [data-rich-text] a') || one.closest('[aria-hidden="true"], [inert]')) return false;
        const label = one instanceof HTMLInputElement ? one.labels?.[0] : undefined;
        const boxes = [one, ...(label ? [label] : [])].map((each) => each.getBoundingClientRect());
        if (boxes.some(({ width, height }) => width >= finger - 0.5 && height >= finger - 0.5)) return false;
        const box = boxes[0];
        if (!box || box.width <= 1) return false;
        one.scrollIntoView({ block: 'center', inline: 'center' });
        const now = one.getBoundingClientRect();
        const [x, y] = [now.left + now.width / 2, now.top + now.height / 2];
        const reach = finger / 2 - 1;
        const hits = (dx: number, dy: number): boolean => {
          const hit = document.elementFromPoint(x + dx, y + dy);
          return hit !== null && (one.contains(hit) || label?.contains(hit) === true);
        };
        const tall = box.height >= finger - 0.5 || (hits(0, -reach) && hits(0, reach));
        const broad = box.width >= finger - 0.5 || (hits(-reach, 0) && hits(reach, 0));
        return !(tall && broad);
      });
      window.scrollTo(0, 0);
      return [
        ...wide,
        ...small.map((one) => {
          const { width, height } = one.getBoundingClientRect();
          return `small for a finger: ${nameOf(one)} ${Math.round(width)} × ${Math.round(height)}`;
        }),
      ];
    },
    [FINGER, isPhone] as const,
  );
}
