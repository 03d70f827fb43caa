import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { checkedTemplates } from './checkedTemplates.ts';
import { openScreen } from './open.tsx';
import { usual } from './templates.ts';

/** Turns the forced colours of the system on, as the contrast themes of Windows do, or off. */
const force = (value: 'active' | 'none') =>
  (cdp() as unknown as { send: (method: string, options: object) => Promise<unknown> }).send(
    'Emulation.setEmulatedMedia',
    { features: [{ name: 'forced-colors', value }] },
  );

beforeAll(() => force('active'));
afterAll(() => force('none'));

/** Colour that a system colour has here. */
function colourOf(name: string): string {
  const probe = document.createElement('i');
  probe.style.backgroundColor = name;
  document.body.append(probe);
  const colour = getComputedStyle(probe).backgroundColor;
  probe.remove();
  return colour;
}

const nameOf = (element: Element): string => element.outerHTML.slice(0, 120);

/** Icons that are drawn by a mask, with the colour in which they are painted. */
const paintedIcons = () =>
  [...document.querySelectorAll('*')]
    .filter((element) => element.checkVisibility())
    .flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        const isIcon = style.maskImage.startsWith('url(') && style.display !== 'none' && style.content !== 'none';
        return isIcon ? [{ element, part, colour: style.backgroundColor }] : [];
      }),
    );

const chosen = '[aria-pressed="true"], [aria-selected="true"], [aria-checked="true"], [aria-current="page"]';

describe.each(await checkedTemplates())('$template.id', ({ template }) => {
  test.for(['home', 'slotList'] as const)(
    '[A11Y-02] in forced colours icons and choices of %s stay visible',
    async (view) => {
      await openScreen({ template, view, options: { session: 'member' }, width: usual[template.kind] });
      expect(matchMedia('(forced-colors: active)').matches).toBe(true);
      const canvas = colourOf('Canvas');
      const icons = paintedIcons();
      expect(icons.length).toBeGreaterThan(3);
      expect(
        icons.filter(({ colour }) => colour === canvas).map(({ element, part }) => `${nameOf(element)} ${part ?? ''}`),
      ).toEqual([]);
      const unmarked = [...document.querySelectorAll(chosen)].filter((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle === 'none' || parseFloat(outlineWidth) < 1;
      });
      expect(unmarked.map(nameOf)).toEqual([]);
    },
  );
});
