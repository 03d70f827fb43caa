import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { row as rowClass, useScrollRow } from './index.ts';

interface RowProps {
  readonly names: readonly string[];
  readonly chosen: string;
  readonly size?: number;
}

const sized = (px: number) => ({ flex: 'none', width: `${px}px` });

function Row({ names, chosen, size = 80 }: RowProps) {
  const list = useScrollRow<HTMLDivElement>(chosen);
  return (
    <div ref={list} className={rowClass} role="group" aria-label="Pages" style={{ width: '240px' }}>
      {names.map((name) => (
        <button key={name} type="button" data-chosen={name === chosen ? '' : undefined} style={sized(size)}>
          {name}
        </button>
      ))}
    </div>
  );
}

const early = ['Plan', 'Terms', 'Settlements', 'Last'];
const all = ['Plan', 'Terms', 'Members', 'Links', 'Daily', 'Tiers', 'Settlements', 'Last'];
const list = () => page.getByRole('group', { name: 'Pages' }).element();

/** Distance of an item's middle from the middle of the row, in whole px. */
const offMiddle = (name: string): number => {
  const middle = (element: Element) => {
    const { left, width } = element.getBoundingClientRect();
    return left + width / 2;
  };
  return Math.abs(Math.round(middle(page.getByRole('button', { name }).element()) - middle(list())));
};
const width = () => list().scrollWidth;

test('the chosen item stays in the middle when items come later', async () => {
  const screen = mount(<Row names={early} chosen="Settlements" />);
  await expect.poll(() => offMiddle('Settlements')).toBeLessThanOrEqual(1);
  screen.rerender(<Row names={all} chosen="Settlements" />);
  await expect.poll(width).toBe(640);
  await expect.poll(() => offMiddle('Settlements')).toBeLessThanOrEqual(1);
  // Items that came later are watched as well: their names may grow with a font.
  screen.rerender(<Row names={all} chosen="Settlements" size={130} />);
  await expect.poll(width).toBe(1040);
  await expect.poll(() => offMiddle('Settlements')).toBeLessThanOrEqual(1);
});

test('a row that comes later than its component has its chosen item in the middle, and shows that more is beside it', async () => {
  function Page({ names }: { readonly names: readonly string[] }) {
    const row = useScrollRow<HTMLDivElement>('Settlements');
    return names.length > 0 ? (
      <div ref={row} className={rowClass} role="group" aria-label="Pages" style={{ width: '240px' }}>
        {names.map((name) => (
          <button key={name} type="button" data-chosen={name === 'Settlements' ? '' : undefined} style={sized(80)}>
            {name}
          </button>
        ))}
      </div>
    ) : (
      <output>Nothing yet</output>
    );
  }
  const screen = mount(<Page names={[]} />);
  await expect.element(page.getByText('Nothing yet')).toBeVisible();
  screen.rerender(<Page names={all} />);
  await expect.poll(() => page.getByRole('group', { name: 'Pages' }).elements()).toHaveLength(1);
  await expect.poll(() => offMiddle('Settlements')).toBeLessThanOrEqual(1);
  expect([list().hasAttribute('data-before'), list().hasAttribute('data-after')]).toEqual([true, false]);
});

test('a row that is looked through stays where it is, until another item is chosen', async () => {
  const screen = mount(<Row names={early} chosen="Settlements" />);
  await expect.poll(() => offMiddle('Settlements')).toBeLessThanOrEqual(1);
  await userEvent.wheel(page.getByRole('group', { name: 'Pages' }), { delta: { x: -400 } });
  await expect.poll(() => list().scrollLeft).toBe(0);
  screen.rerender(<Row names={all} chosen="Settlements" size={90} />);
  await expect.poll(width).toBe(720);
  expect(list().scrollLeft).toBe(0);
  screen.rerender(<Row names={all} chosen="Tiers" size={90} />);
  await expect.poll(() => offMiddle('Tiers')).toBeLessThanOrEqual(1);
});
