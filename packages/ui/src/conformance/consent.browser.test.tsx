import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { TemplateKind } from '../defineTemplate.ts';
import { FloatDock } from '../patterns/FloatDock/index.ts';
import { tabBarFixture } from '../slots/slots.fixtures.ts';
import { consentFixture, type ConsentFixtureOptions } from '../views/consent/consent.fixtures.ts';
import { checkedTemplates } from './subjects/checkedTemplates.ts';
import { controls } from './faults/checks.ts';
import { openScreen, settled } from './screen/open.tsx';
import { pathOf } from './faults/texts.ts';

/** Widths and heights in px; the last is a low window. */
const sizes: Readonly<Record<TemplateKind, readonly (readonly [width: number, height: number])[]>> = {
  mobile: [
    [320, 640],
    [390, 800],
    [768, 1024],
    [360, 480],
  ],
  desktop: [
    [992, 700],
    [1440, 900],
    [1280, 480],
  ],
};

/** Points within the corners of an element, and its middle: a press there is meant for it. */
function points(element: Element): readonly (readonly [x: number, y: number])[] {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const [width, height] = [right - left, bottom - top];
  const radius = Math.min(Number.parseFloat(getComputedStyle(element).borderTopLeftRadius) || 0, width / 2, height / 2);
  // A round corner leaves this much of its square to what is behind it.
  const inset = radius * (1 - Math.SQRT1_2) + 2;
  const [x1, x2, y1, y2] = [left + inset, right - inset, top + inset, bottom - inset];
  return [
    [x1, y1],
    [x2, y1],
    [x1, y2],
    [x2, y2],
    [(left + right) / 2, (top + bottom) / 2],
  ];
}

/** The elements that a press hits in place of this one, at any of its points. */
const coversOf = (element: Element, owner: Element = element): readonly string[] =>
  points(element).flatMap(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    if (hit && owner.contains(hit)) return [];
    return [`${owner.textContent} at ${Math.round(x)}, ${Math.round(y)} under ${hit ? pathOf(hit) : 'nothing'}`];
  });

const consentOf = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('[data-consent]');

/** Controls under the banner although they have the focus (WCAG 2.4.11); of a large one a part may be there. */
function hidden(): readonly string[] {
  const top = document.querySelector('[data-consent]')?.getBoundingClientRect().top ?? 0;
  const found = controls().flatMap((control) => {
    control.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
    const box = control.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const inBanner = control.closest('[data-consent]') !== null || box.height <= 2;
    const under = box.height > 100 ? box.top >= top : consentOf(x, y) != null;
    return under && !inBanner ? [`${pathOf(control)} under the question`] : [];
  });
  window.scrollTo({ top: 0, behavior: 'instant' });
  return found;
}

const floats = (
  <FloatDock
    floats={(['left', 'right'] as const).map((position) => ({
      id: position,
      title: 'Customer service',
      picture: '',
      position,
      href: '/faq',
      onClose: () => undefined,
    }))}
    texts={{ label: 'Service', close: 'Close', more: 'More' }}
  />
);

describe.each(await checkedTemplates())('$template.id', ({ template }) => {
  test.for(['guest', 'member'] as const)(
    '[CNS-02] nothing covers an answer, and the question leaves the bottom bar and all that gets the focus in view, for a %s',
    async (session) => {
      const options: ConsentFixtureOptions = { question: true, session };
      const texts = consentFixture(options).texts;
      const [first] = sizes[template.kind];
      const [width = 390, height = 800] = first ?? [];
      await openScreen({ template, view: 'consent', options, width, height, floats });
      const found: string[] = [];
      for (const [wide, high] of sizes[template.kind]) {
        await page.viewport(wide, high);
        await settled();
        const faults = [texts.yes, texts.no, texts.choose].flatMap((name) =>
          coversOf(page.getByRole('button', { name }).element()),
        );
        const [bar] = page.getByRole('navigation', { name: tabBarFixture({ session }).label }).elements();
        for (const entry of bar?.querySelectorAll('a, button') ?? []) {
          faults.push(...coversOf(entry));
          // Some are partly above their entry.
          for (const icon of entry.querySelectorAll('[data-glyph]')) faults.push(...coversOf(icon, entry));
        }
        faults.push(...hidden());
        found.push(...faults.map((fault) => `${wide} × ${high}: ${fault}`));
      }
      expect(found).toEqual([]);
    },
  );
});
