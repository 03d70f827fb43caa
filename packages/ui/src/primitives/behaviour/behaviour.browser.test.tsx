import { useId, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { arrowKeys, type ArrowKeyOptions } from './arrowKeys.ts';
import { disclosureButton } from './disclosureButton.ts';
import { useDismiss } from './useDismiss.ts';
import { useHoverIntent } from './useHoverIntent.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });

type Options = Omit<ArrowKeyOptions, 'group' | 'items'>;

function Letters(options: Options) {
  return (
    <ul>
      {['A', 'B', 'C'].map((name) => (
        <li key={name}>
          <button type="button" onKeyDown={arrowKeys({ group: 'ul', items: 'button', ...options })}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}

test.each<[Options, string, string, string]>([
  [{}, 'A', '{ArrowRight}', 'B'],
  [{}, 'B', '{ArrowLeft}', 'A'],
  [{}, 'C', '{ArrowRight}', 'C'],
  [{}, 'A', '{ArrowLeft}', 'A'],
  [{}, 'B', '{Home}', 'A'],
  [{}, 'B', '{End}', 'C'],
  [{}, 'A', '{ArrowDown}', 'A'],
  [{}, 'A', 'x', 'A'],
  [{ loop: true }, 'C', '{ArrowRight}', 'A'],
  [{ loop: true }, 'A', '{ArrowLeft}', 'C'],
  [{ loop: true }, 'A', '{End}', 'C'],
  [{ orientation: 'vertical' }, 'A', '{ArrowDown}', 'B'],
  [{ orientation: 'vertical' }, 'C', '{ArrowUp}', 'B'],
  [{ orientation: 'vertical' }, 'A', '{ArrowRight}', 'A'],
  [{ orientation: 'vertical', loop: true }, 'A', '{ArrowUp}', 'C'],
])('[A11Y-01] with %o, from %s, the key %s leads to %s', async (options, from, key, to) => {
  mount(<Letters {...options} />);
  await button(from).click();
  await userEvent.keyboard(key);
  await expect.element(button(to)).toHaveFocus();
});

test.each<[Options, string, string, string]>([
  [{}, 'A', '{ArrowLeft}', 'B'],
  [{}, 'B', '{ArrowRight}', 'A'],
  [{}, 'A', '{ArrowRight}', 'A'],
  [{}, 'C', '{ArrowLeft}', 'C'],
  [{}, 'B', '{Home}', 'A'],
  [{}, 'B', '{End}', 'C'],
  [{ loop: true }, 'C', '{ArrowLeft}', 'A'],
  [{ loop: true }, 'A', '{ArrowRight}', 'C'],
  [{ orientation: 'vertical' }, 'A', '{ArrowDown}', 'B'],
  [{ orientation: 'vertical' }, 'A', '{ArrowLeft}', 'A'],
])('[A11Y-01] [DES-04] from right to left with %o, from %s, the key %s leads to %s', async (options, from, key, to) => {
  mount(
    <div dir="rtl">
      <Letters {...options} />
    </div>,
  );
  await button(from).click();
  await userEvent.keyboard(key);
  await expect.element(button(to)).toHaveFocus();
});

test.each(['Alt', 'Control', 'Shift', 'Meta'])('an arrow key with %s is left to the browser', async (modifier) => {
  mount(<Letters />);
  await button('A').click();
  const event = new KeyboardEvent('keydown', {
    key: 'ArrowRight',
    bubbles: true,
    cancelable: true,
    altKey: modifier === 'Alt',
    ctrlKey: modifier === 'Control',
    shiftKey: modifier === 'Shift',
    metaKey: modifier === 'Meta',
  });
  button('A').element().dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
  await expect.element(button('A')).toHaveFocus();
});

test('an arrow key reports the item that it leads to, once', async () => {
  const onMove = vi.fn<(index: number) => void>();
  mount(<Letters onMove={onMove} />);
  await button('A').click();
  await userEvent.keyboard('{ArrowRight}x');
  expect(onMove.mock.calls).toEqual([[1]]);
});

function Panel() {
  const [open, setOpen] = useState(false);
  const { root, dismiss } = useDismiss<HTMLDivElement>(open, () => setOpen(false));
  const id = useId();
  return (
    <>
      <div ref={root}>
        <button {...disclosureButton(open, id, () => setOpen(!open))}>More</button>
        {open && (
          <section id={id} aria-label="Panel">
            <button type="button">Inside</button>
            <button type="button" onClick={dismiss}>
              Done
            </button>
          </section>
        )}
      </div>
      <button type="button">Outside</button>
    </>
  );
}

const isOpen = () => button('More').element().getAttribute('aria-expanded') === 'true';
const open = async (): Promise<void> => {
  mount(<Panel />);
  await button('More').click();
  await expect.poll(isOpen).toBe(true);
};

test('[A11Y-01] the button of a panel says whether it is open, and which panel is its own', async () => {
  await open();
  const panel = page.getByRole('region', { name: 'Panel' });
  await expect.poll(() => button('More').element().getAttribute('aria-controls')).toBe(panel.element().id);
  await button('More').click();
  await expect.poll(isOpen).toBe(false);
  expect(button('More').element().hasAttribute('aria-controls')).toBe(false);
});

test.each([
  ['Escape from inside', () => userEvent.keyboard('{Tab}{Escape}'), 'More'],
  ['a choice', () => button('Done').click(), 'More'],
  ['a press outside', () => button('Outside').click(), 'Outside'],
  ['focus outside', () => userEvent.keyboard('{Tab}{Tab}{Tab}'), 'Outside'],
])('[A11Y-01] %s closes a panel', async (_, act, focused) => {
  await open();
  await act();
  await expect.poll(isOpen).toBe(false);
  await expect.element(button(focused)).toHaveFocus();
});

test('[A11Y-01] a press of Escape that another layer has used leaves a panel open, and the next one closes it', async () => {
  await open();
  document.addEventListener('keydown', (event) => event.preventDefault(), { capture: true, once: true });
  await userEvent.keyboard('{Escape}');
  await expect.poll(isOpen).toBe(true);
  const notPrevented = vi.fn<(event: Event) => void>();
  window.addEventListener('keydown', (event) => notPrevented(event), { once: true });
  await userEvent.keyboard('{Escape}');
  await expect.poll(isOpen).toBe(false);
  expect(notPrevented.mock.lastCall?.[0].defaultPrevented).toBe(true);
});

test('a press and focus inside leave a panel open', async () => {
  await open();
  await button('Inside').click();
  await expect.element(button('Inside')).toHaveFocus();
  expect(isOpen()).toBe(true);
});

function Hover({ set }: { readonly set: (value: string | null) => void }) {
  const { setNow, over, away } = useHoverIntent(set);
  return (
    <section aria-label="Whole" {...away}>
      <p {...over('first')}>First</p>
      <p {...over('second')}>
        <button type="button" onClick={() => setNow('pressed')}>
          Second
        </button>
      </p>
    </section>
  );
}

test('[CAT-07] a mouse that rests sets a value, a press sets one at once, and leaving clears it', async () => {
  const set = vi.fn<(value: string | null) => void>();
  mount(<Hover set={set} />);
  const whole = page.getByRole('region', { name: 'Whole' });
  await expect.element(whole).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const move = (from: Element | null, to: Element | null, pointerType = 'mouse'): void => {
    const type = { bubbles: true, pointerType };
    from?.dispatchEvent(new PointerEvent('pointerout', { ...type, relatedTarget: to }));
    to?.dispatchEvent(new PointerEvent('pointerover', { ...type, relatedTarget: from }));
  };
  const callsAfter = (ms: number): (string | null)[] => {
    vi.advanceTimersByTime(ms);
    const calls = set.mock.calls.flat();
    set.mockClear();
    return calls;
  };
  const [first = null, second = null] = whole.element().querySelectorAll('p');
  const { body } = document;

  move(body, first, 'touch');
  expect(callsAfter(1000)).toEqual([]);
  move(body, first);
  expect(callsAfter(100)).toEqual([]);
  move(first, second);
  expect(callsAfter(100)).toEqual([]);
  expect(callsAfter(100)).toEqual(['second']);
  move(second, body);
  expect(callsAfter(200)).toEqual([]);
  move(body, second);
  expect(callsAfter(1000)).toEqual(['second']);
  move(second, body, 'touch');
  expect(callsAfter(1000)).toEqual([]);
  move(second, body);
  expect(callsAfter(230)).toEqual([null]);
  move(body, second);
  second?.querySelector('button')?.click();
  expect(callsAfter(1000)).toEqual(['pressed']);
  vi.useRealTimers();
});
