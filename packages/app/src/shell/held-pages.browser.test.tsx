import type { SiteConfig } from '@housefront/contract/site-config';
import type { FakePorts } from '@housefront/core/testing';
import { idle } from '@housefront/ui/testing';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import type { SiteTemplates } from '../kernel/defineSite.ts';
import { hydratePage, type HydratedPageOptions } from '../testing/hydratePage.tsx';

const modules = import.meta.glob<Awaited<ReturnType<SiteTemplates['desktop']>>>(
  '../../../ui/src/templates/[dh]*/template.ts',
);
const templates = Object.entries(modules).map(([path, load]) => ({ id: path.split('/').at(-2) ?? path, load }));

const consent: NonNullable<SiteConfig['consent']> = {
  version: 1,
  days: 180,
  categories: ['statistics'],
  adapters: { metaRelay: true },
};
interface State {
  readonly state: string;
  readonly config: HydratedPageOptions['config'];
  readonly prepare: HydratedPageOptions['prepare'];
  /** Questions for consent on the page. */
  readonly asks: number;
}
/** A choice of all categories that the site asks about: its own, and marketing for the relay. */
const agree = ({ cookies, clock }: FakePorts) => cookies.set('consent', `1.1.sm.sm.${Math.floor(clock.now() / 1000)}`);
const states: readonly State[] = [
  { state: 'open', config: { consent }, prepare: undefined, asks: 1 },
  { state: 'answered', config: { consent }, prepare: agree, asks: 0 },
  { state: 'absent', config: {}, prepare: undefined, asks: 0 },
];

/** A text of no first screen: a page loads all texts for it, and shows them. */
const LATE = 'agent.proxy_centre';

/** Tiles, buttons and links of a page, by address and text. */
const content = (place: Element): readonly string[] =>
  [...place.querySelectorAll('main :is(a, li, button), footer a')].map(
    (one) => `${one.tagName} ${one.getAttribute('href') ?? ''} ${one.textContent}`,
  );

test('every template is looked at', () => {
  expect(templates).toHaveLength(10);
});

describe.each(templates)('$id', ({ id, load }) => {
  test.for(states)(
    '[LOOK-17] a held home keeps each tile and link that the server sent, with consent $state',
    async ({ config, prepare, asks }) => {
      const mode = id.startsWith('desktop') ? 'desktop' : 'mobile';
      await page.viewport(mode === 'desktop' ? 1440 : 390, 800);
      onTestFinished(() => page.viewport(414, 896));
      const { place, runtime, start } = await hydratePage({
        config,
        prepare,
        mode,
        templates: { desktop: load, mobile: load },
      });
      await expect.poll(() => content(place).length).toBeGreaterThan(50);
      const sent = content(place);
      await start();
      const { core } = runtime;
      const questions = () => page.getByRole('region', { name: 'Your privacy' }).elements().length;
      await expect.poll(questions).toBe(asks);
      await expect
        .poll(() => [core.session.store.getState().status, core.queryClient.isFetching()])
        .toEqual(['guest', 0]);
      await idle();
      await expect.poll(() => core.i18n.t(LATE)).not.toBe('');
      await idle();
      const lost = () => {
        const left = [...content(place)];
        return sent.filter((one) => {
          const at = left.indexOf(one);
          if (at >= 0) left.splice(at, 1);
          return at < 0;
        });
      };
      // Lists that are asked for anew may be away meanwhile; what React gave up would stay away.
      await expect.poll(lost).toEqual([]);
      // Questions that come by themselves are there by now.
      expect(questions()).toBe(asks);
    },
  );
});
