import type { ReactNode } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { componentVars } from '../../foundations/component-vars.css.ts';
import { mount } from '../../testing/mount.tsx';
import { FloatBar } from './FloatBar.tsx';
import { InFloatBar } from './InFloatBar.tsx';

const room = componentVars.question.room.slice(4, -1);
const size = { width: '44px', height: '44px' };

/** A page three times as high as the window, with a control at the lower end of the first screen. */
function Page({ bottom, children }: { readonly bottom: number; readonly children?: ReactNode }) {
  return (
    <div style={{ position: 'relative', minHeight: '2600px' }}>
      <button type="button" style={{ position: 'absolute', right: '16px', top: `${800 - bottom - 44}px`, ...size }}>
        Heart
      </button>
      <div style={{ height: '2540px' }} />
      <FloatBar goToTop="Back to top" overFooter={false} />
      <InFloatBar side="end">
        <button type="button" style={size}>
          Service
        </button>
      </InFloatBar>
      {children}
    </div>
  );
}

const rectOf = (name: string) => page.getByRole('button', { name, exact: true }).element().getBoundingClientRect();
/** Distance of the float from the lower edge of the window. */
const rest = () => 800 - rectOf('Service').bottom;

async function open(bottom: number, children?: ReactNode): Promise<void> {
  await page.viewport(412, 800);
  document.documentElement.dataset['motion'] = 'reduced';
  onTestFinished(() => {
    delete document.documentElement.dataset['motion'];
    window.scrollTo(0, 0);
  });
  mount(<Page bottom={bottom}>{children}</Page>);
  await expect.element(page.getByRole('button', { name: 'Service', exact: true })).toBeVisible();
}

test('[DES-04][SITE-10] a float is at the lower edge where it covers nothing', async () => {
  await open(300);
  await expect.poll(rest).toBe(8);
});

test('[DES-04][SITE-10] on the first screen it is above a control, and at the lower edge once the visitor scrolls', async () => {
  await open(12);
  await expect.poll(rest).toBe(58);
  expect(rectOf('Heart').top - rectOf('Service').bottom).toBe(2);
  window.scrollTo(0, 30);
  await expect.poll(rest).toBe(8);
  // It does not jump up again: the visitor knows by now that scrolling frees a control.
  window.scrollTo(0, 0);
  await expect.poll(() => window.scrollY).toBe(0);
  await expect.poll(rest).toBe(8);
  // Another first screen.
  await page.viewport(400, 800);
  await expect.poll(rest).toBe(58);
});

test('[LOOK-14] the float and go-to-top are one part, nothing lies over the rest of the line', async () => {
  await open(300);
  window.scrollTo(0, 1700);
  await expect.element(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
  const [service, top] = ['Service', 'Back to top'].map(rectOf);
  expect(top?.left).toBe(service?.right);
  const part = document.querySelector('[data-float]')?.getBoundingClientRect();
  expect([part?.left, part?.right]).toEqual([service?.left, top?.right]);
  for (const element of document.querySelectorAll('[data-floats], [data-floats] *'))
    for (const pseudo of ['::before', '::after']) expect(getComputedStyle(element, pseudo).content).toBe('none');
});

const envelope = (
  <InFloatBar side="start">
    <button type="button" style={{ width: '340px', height: '120px' }}>
      Envelope
    </button>
  </InFloatBar>
);

test('[DES-04][SITE-10][ENV-09x] a wide float is at the lower edge, and the others above it', async () => {
  await open(300, envelope);
  await expect.element(page.getByRole('button', { name: 'Envelope', exact: true })).toBeVisible();
  window.scrollTo(0, 1700);
  await expect.element(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
  await expect.poll(() => 800 - rectOf('Envelope').bottom).toBe(8);
  expect(rectOf('Envelope').top - rectOf('Service').bottom).toBe(8);
  expect(rectOf('Back to top').bottom).toBe(rectOf('Service').bottom);
});

test('[DES-04][SITE-10][ENV-09x] floats above each other rise together', async () => {
  await open(12, envelope);
  await expect.poll(() => 800 - rectOf('Envelope').bottom).toBe(58);
  expect(rectOf('Envelope').top - rectOf('Service').bottom).toBe(8);
});

test('[RG-21][CNS-02] while consent is asked for, floats are hidden but for one that stays above the question', async () => {
  await open(
    300,
    <InFloatBar side="start" always>
      <button type="button" style={{ width: '120px', height: '44px' }}>
        Stop
      </button>
    </InFloatBar>,
  );
  const root = document.documentElement;
  onTestFinished(() => {
    delete root.dataset['question'];
    root.style.removeProperty(room);
  });
  root.dataset['question'] = '';
  root.style.setProperty(room, '300px');
  await expect.element(page.getByRole('button', { name: 'Service', exact: true })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
  await expect.poll(() => 800 - rectOf('Stop').bottom).toBe(308);
});
