import type { ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sideways, textFaults } from '../../conformance/faults/texts.ts';
import { Dialog } from '../../primitives/Dialog/index.ts';
import { Sheet } from '../../primitives/Sheet/index.ts';
import { fixtureLocales } from '../../stories/Scene.tsx';
import { mount } from '../../testing/mount.tsx';
import { consentFixture, type ConsentFixtureOptions } from '../../views/consent/consent.fixtures.ts';
import { FloatBar, InFloatBar } from '../FloatBar/index.ts';
import { Consent } from './index.ts';

type Props = Parameters<typeof Consent>[0];

/** A page with its main action near the top and a link at its end, under the question. */
async function open(options: ConsentFixtureOptions, width: number, over: Partial<Props> = {}, more?: ReactNode) {
  await page.viewport(width, 640);
  const root = document.documentElement;
  onTestFinished(async () => {
    root.style.fontSize = '';
    await page.viewport(414, 896);
  });
  const view = (asks: boolean) => (
    <>
      <main data-tabs="" style={{ height: 1500, position: 'relative' }}>
        <button type="button">Play</button>
        {/* Frames keep their own end clear of the bottom bar. */}
        <a href="#end" style={{ position: 'absolute', insetBlockEnd: 60 }}>
          The end
        </a>
      </main>
      {more}
      <Consent {...consentFixture(options)} modal={width < 768 ? Sheet : Dialog} {...over} asks={asks} />
    </>
  );
  const { rerender } = mount(view(options.question === true));
  return { close: () => rerender(view(false)) };
}

const banner = () => page.getByRole('region').element() as HTMLElement;
const rects = () => [...banner().querySelectorAll('button')].map((one) => one.getBoundingClientRect());

/** Styles by which one answer would look heavier than another. */
const weights = () =>
  [...banner().querySelectorAll('button')].map((one) => {
    const {
      color,
      backgroundColor,
      backgroundImage,
      borderColor,
      borderWidth,
      boxShadow,
      fontWeight,
      fontSize,
      opacity,
    } = getComputedStyle(one);
    return [
      color,
      backgroundColor,
      backgroundImage,
      borderColor,
      borderWidth,
      boxShadow,
      fontWeight,
      fontSize,
      opacity,
    ];
  });

const cases = fixtureLocales.flatMap((locale) => [
  [locale, 320, 100] as const,
  [locale, 360, 100] as const,
  [locale, 320, 200] as const,
  [locale, 1440, 100] as const,
]);

test.each(cases)(
  '[CNS-02] in %s at %d px with text at %d percent the three answers are equal, in view and in full, over at most half of the page',
  async (locale, width, text) => {
    document.documentElement.style.fontSize = `${text}%`;
    await open({ question: true, locale }, width);
    await expect.poll(() => rects().length).toBe(3);
    await expect.poll(() => banner().dataset['over']).toBe('tabs');
    const [first, ...others] = rects();
    for (const { width: wide, height, top, bottom } of others) {
      expect([Math.round(wide), Math.round(height)]).toEqual([
        Math.round(first?.width ?? 0),
        Math.round(first?.height ?? 0),
      ]);
      expect(height).toBeGreaterThanOrEqual(44);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(640);
    }
    expect(new Set(weights().map((one) => one.join())).size).toBe(1);
    const { top, height } = banner().getBoundingClientRect();
    expect(height).toBeLessThanOrEqual(321);
    expect(top).toBeGreaterThan(page.getByRole('button', { name: 'Play' }).element().getBoundingClientRect().bottom);
    expect(sideways()).toEqual([]);
    expect(await textFaults()).toEqual([]);
  },
);

test('[CNS-02] nothing in view moves when it comes and goes, and the end of the page can be scrolled clear of it', async () => {
  const moved: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) moved.push(Number(entry.value));
  });
  observer.observe({ type: 'layout-shift' });
  onTestFinished(() => observer.disconnect());
  const { close } = await open({ question: true }, 360);
  await expect.element(page.getByRole('region')).toBeVisible();
  const end = page.getByRole('link', { name: 'The end' }).element();
  scrollTo(0, 1e6);
  await expect.poll(() => end.getBoundingClientRect().bottom).toBeLessThanOrEqual(banner().getBoundingClientRect().top);
  const room = document.body.style.paddingBlockEnd;
  expect(Number.parseFloat(room)).toBeGreaterThan(100);
  // An element with the focus is never under it (WCAG 2.4.11).
  scrollTo(0, 0);
  (end as HTMLElement).focus();
  await expect.poll(() => end.getBoundingClientRect().bottom).toBeLessThanOrEqual(banner().getBoundingClientRect().top);
  scrollTo(0, 0);
  close();
  await expect.element(page.getByRole('region')).not.toBeInTheDocument();
  expect([document.body.style.paddingBlockEnd, document.documentElement.style.scrollPaddingBlockEnd]).toEqual(['', '']);
  expect(moved.reduce((sum, value) => sum + value, 0)).toBe(0);
});

test('[CNS-02] the keyboard meets it before the page and leaves it; a screen reader hears of it, and the focus is not taken', async () => {
  const [onYes, onNo, onChoose] = [vi.fn(), vi.fn(), vi.fn()];
  await open({ question: true }, 1440, { onYes, onNo, onChoose });
  await expect.element(page.getByRole('region', { name: 'Your privacy' })).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('Your privacy');
  await expect.poll(() => document.activeElement).toBe(document.body);
  const play = page.getByRole('button', { name: 'Play' });
  (play.element() as HTMLElement).focus();
  for (const [name, spy] of [
    ['Accept all', onYes],
    ['Choose', onChoose],
    ['Reject all', onNo],
  ] as const) {
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(page.getByRole('button', { name })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(spy).toHaveBeenCalledOnce();
  }
  await userEvent.keyboard('{Tab}{Tab}{Tab}');
  await expect.element(play).toHaveFocus();
});

test('[CNS-02] no float lies over the answers or gets the focus under them, and they come back', async () => {
  const shown = () => page.getByRole('button', { name: 'Service', exact: true }).elements().length;
  const { close } = await open({ question: true }, 360, {}, [
    <FloatBar key="bar" goToTop="Top" overFooter={false} />,
    <InFloatBar key="float" side="end">
      <button type="button">Service</button>
    </InFloatBar>,
  ]);
  await expect.poll(() => rects().length).toBe(3);
  await expect.poll(shown).toBe(0);
  for (const { left, top, width, height } of rects()) {
    const hit = document.elementFromPoint(left + width - 4, top + height / 2);
    expect(hit?.closest('button')?.closest('[data-consent]')).not.toBeNull();
  }
  close();
  await expect.poll(shown).toBe(1);
});

test('[CNS-02] larger text puts the answers below each other, without a change of the window', async () => {
  await open({ question: true }, 360);
  await expect.poll(() => rects().length).toBe(3);
  expect(new Set(rects().map(({ top }) => top)).size).toBe(1);
  document.documentElement.style.fontSize = '200%';
  await expect.poll(() => new Set(rects().map(({ top }) => top)).size).toBe(3);
  const text = banner().querySelector('[tabindex="0"]');
  expect(text?.scrollHeight).toBeGreaterThan(text?.clientHeight ?? 0);
});

test('[CNS-02] the dialog says each category, its purpose and its services, and nothing is ticked in advance but what was chosen', async () => {
  const onChange = vi.fn();
  await open({}, 1440, { onChange });
  const dialog = page.getByRole('dialog', { name: 'Privacy choices' });
  await expect.element(dialog.getByText('Always on')).toBeVisible();
  await expect.element(dialog.getByText('Services: Google Tag Manager, Meta')).toBeVisible();
  await expect.element(dialog.getByRole('checkbox', { name: 'Statistics' })).toBeChecked();
  await expect.element(dialog.getByRole('checkbox', { name: 'Marketing' })).not.toBeChecked();
  await expect
    .element(dialog.getByRole('group', { name: 'Statistics' }))
    .toHaveAccessibleDescription(/^Shows how the site is used/);
  await dialog.getByRole('checkbox', { name: 'Marketing' }).click();
  expect(onChange).toHaveBeenCalledWith('marketing', true);
  const sizes = () =>
    ['Reject all', 'Save choices', 'Accept all'].map((name) => {
      const { width, height } = dialog.getByRole('button', { name }).element().getBoundingClientRect();
      return [Math.round(width), Math.round(height)].join();
    });
  await expect.poll(() => new Set(sizes()).size).toBe(1);
});

test.each(fixtureLocales)(
  '[CNS-02] in %s the answers of the dialog are equal and in full on the narrowest phone',
  async (locale) => {
    await open({ locale }, 320);
    await expect.element(page.getByRole('dialog')).toBeVisible();
    const buttons = () =>
      [...document.querySelectorAll('[role="dialog"] button')].slice(-3).map((one) => one.getBoundingClientRect());
    await expect
      .poll(() => new Set(buttons().map(({ width, height }) => `${Math.round(width)} ${Math.round(height)}`)).size)
      .toBe(1);
    for (const { height } of buttons()) expect(height).toBeGreaterThanOrEqual(44);
    // Labels that are wider than their button without its padding lie over the next one.
    const wide = () =>
      [...document.querySelectorAll<HTMLElement>('[role="dialog"] button')]
        .slice(-3)
        .filter(
          (one) =>
            (one.firstElementChild?.scrollWidth ?? 0) >
            one.clientWidth - 2 * Number.parseFloat(getComputedStyle(one).paddingInlineStart) + 1,
        )
        .map(({ textContent }) => textContent);
    await expect.poll(wide).toEqual([]);
    await expect.poll(() => textFaults()).toEqual([]);
    expect(sideways()).toEqual([]);
  },
);

test('[CNS-02] with the signal of the browser the dialog says so, and nothing can be agreed to', async () => {
  await open({ variant: 'empty' }, 360);
  const dialog = page.getByRole('dialog', { name: 'Privacy choices' });
  await expect.element(dialog.getByText(/asks not to be tracked \(Global Privacy Control\)/)).toBeVisible();
  for (const name of ['Statistics', 'Marketing']) {
    await expect.element(dialog.getByRole('checkbox', { name })).toBeDisabled();
    await expect.element(dialog.getByRole('checkbox', { name })).not.toBeChecked();
  }
  expect(page.getByRole('button', { name: 'Accept all' }).elements()).toEqual([]);
});
