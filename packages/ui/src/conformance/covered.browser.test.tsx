import { Suspense } from 'react';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Template, TemplateKind } from '../defineTemplate.ts';
import { FloatDock } from '../patterns/FloatDock/index.ts';
import { gamesFixture } from '../slots/models.fixtures.ts';
import type { ViewName } from '../views/contract.ts';
import { redEnvelopeFixture } from '../views/red-envelope/red-envelope.fixtures.ts';
import { rouletteFixture } from '../views/roulette/roulette.fixtures.ts';
import { checkedTemplates } from './checkedTemplates.ts';
import { axeFaults } from './checks.ts';
import { coveredControls, underFloats } from './covered.ts';
import { openScreen, settled } from './open.tsx';
import { View } from './Screen.tsx';
import { overlays } from './viewFixtures.ts';

const widths: Readonly<Record<TemplateKind, readonly number[]>> = {
  mobile: [320, 360, 390, 430, 768],
  desktop: [992, 1280, 1440],
};
const onClose = (): void => undefined;

/** All that can float at once: envelope, wheel, and the site's own at both edges. */
function Floats({ template }: { readonly template: Template }) {
  const variant = template.kind === 'mobile' ? 'empty' : 'normal';
  return (
    <Suspense fallback={null}>
      <View template={template} name="redEnvelope" props={redEnvelopeFixture({ variant })} />
      <View template={template} name="roulette" props={rouletteFixture({ variant: 'empty' })} />
      <FloatDock
        floats={[
          { id: '1', title: 'Customer service', picture: '', position: 'right', href: '/faq', onClose },
          { id: '2', title: 'App', picture: '', position: 'left', href: '/app', onClose },
        ]}
        texts={{ label: 'Service', close: 'Close' }}
      />
    </Suspense>
  );
}

/** The float of most sites. */
function Service() {
  const float = { id: '1', title: 'Customer service', picture: '', position: 'right', href: '/faq', onClose } as const;
  return <FloatDock floats={[float]} texts={{ label: 'Service', close: 'Close' }} />;
}

/** Windows of phones: the second is Lighthouse's. */
const firstScreens = [
  [360, 740],
  [412, 823],
  [390, 664],
  [412, 700],
  [430, 780],
] as const;

/** Views with a window of their own have no floats. */
const windows: readonly ViewName[] = ['account', 'play', 'loading', 'maintenance'];

describe.each(await checkedTemplates())('$template.id', ({ template, shown }) => {
  const views = [...new Set([...shown, 'hall' as const])].filter((view) => !overlays.has(view));
  test.for(views)('[DES-04][SITE-10] no float and no part covers what is pressed: %s', async (view) => {
    const floats = windows.includes(view) ? null : <Floats template={template} />;
    const [first = 390] = widths[template.kind];
    await openScreen({ template, view, options: { session: 'member' }, width: first, floats });
    const found: string[] = [];
    for (const width of widths[template.kind]) {
      await page.viewport(width, 800);
      await settled();
      found.push(...coveredControls().map((fault) => `${width}: ${fault}`));
    }
    expect(found).toEqual([]);
  });

  test('[DES-04][SITE-10] the only game of a list is free of floats', async () => {
    const games = { state: 'ready', items: gamesFixture(1, { session: 'member' }) } as const;
    const [first = 390, ...more] = widths[template.kind];
    const options = { session: 'member' } as const;
    // So low that the page has no room but what it keeps for floats.
    const [narrow, low] = [first, 420];
    await openScreen({
      template,
      view: 'slotList',
      options,
      props: { games },
      width: narrow,
      height: low,
      floats: <Floats template={template} />,
    });
    const found: string[] = [];
    for (const width of [first, ...more]) {
      await page.viewport(width, low);
      await settled();
      found.push(...coveredControls().map((fault) => `${width}: ${fault}`));
    }
    expect(found).toEqual([]);
  });

  const phones = template.kind === 'mobile' ? views.filter((view) => !windows.includes(view)) : [];
  test.for(phones)('[DES-04][SITE-10] before the visitor scrolls, no float covers a control: %s', async (view) => {
    const found: string[] = [];
    await openScreen({ template, view, options: { session: 'guest' }, width: 320, floats: <Service /> });
    for (const [width, height] of firstScreens) {
      await page.viewport(width, height);
      await settled();
      expect(document.querySelector('[data-floats] [data-position="right"]')).not.toBeNull();
      const faults = [...underFloats(), ...(await axeFaults(['target-size']))];
      found.push(...faults.map((fault) => `${width} x ${height}: ${fault}`));
    }
    expect(found).toEqual([]);
  });
});
