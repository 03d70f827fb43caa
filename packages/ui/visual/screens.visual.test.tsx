import { describe, expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { screenModes } from '../src/conformance/subjects/modes.ts';
import { openScreen } from '../src/conformance/screen/open.tsx';
import { kindOf, templateLoaders } from '../src/conformance/subjects/templates.ts';
import type { TemplateKind } from '../src/defineTemplate.ts';
import { vars } from '../src/theme/vars.css.ts';
import { change } from './change.ts';
import { still } from './still.ts';

type View = keyof typeof screenModes;

interface Picture {
  readonly story: string;
  readonly view: View;
  readonly template: string;
  readonly theme: string;
  readonly width: number;
}

const stories: Readonly<Record<View, string>> = { home: 'Views/Home Normal', slotList: 'Views/Slot list Normal' };

const pictures: readonly Picture[] = (['home', 'slotList'] as const).flatMap((view) =>
  Object.values(screenModes[view]).map(({ template = '', theme, viewport }): Picture => {
    return { story: stories[view], view, template, theme, width: Number(viewport.slice(1)) };
  }),
);

const fileOf = ({ view, template, theme }: Picture): string => `${view}-${template}-${theme}`;
const heightOf = (width: number): number => (width < 768 ? 1200 : 1400);

async function take({ view, template: id, theme, width }: Picture): Promise<Locator> {
  const template = (await templateLoaders[id]?.())?.default;
  if (!template) throw new Error(`no template ${id}`);
  await openScreen({ template, view, theme, width, height: heightOf(width), options: { session: 'guest' } });
  await still(heightOf(width));
  return page.elementLocator(document.body);
}

describe('looks', () => {
  test.for(pictures)('[DES-05] $story · $template · $theme · $width px', async (shown) => {
    await expect(await take(shown)).toMatchScreenshot(fileOf(shown));
  });
});

/** One token each, changed by as little as a designer might; a page of each kind has to notice. */
const changes = {
  'tiles 4 px rounder': () => change(vars.radius.tile, (now) => `calc(${now} + 4px)`),
  'muted text dimmer': () => change(vars.text.muted, (now) => `color-mix(in srgb, ${now} 80%, black)`),
  'gold turned by 20 degrees': () =>
    change(vars.gradient.gold, (now) =>
      now.replace(/#[0-9a-f]{6}/gi, (colour) => `oklch(from ${colour} l c calc(h + 20))`),
    ),
};

describe('a changed token', () => {
  const ofKind = (kind: TemplateKind) =>
    pictures.filter(
      ({ view, theme, template }) => view === 'home' && theme === 'midnight' && kindOf(template) === kind,
    );
  const homes = [...ofKind('desktop').slice(0, 1), ...ofKind('mobile').slice(0, 1)];
  for (const [name, apply] of Object.entries(changes)) {
    test.for(homes)(`[DES-05] ${name} is noticed by $story · $template`, async (shown) => {
      const body = await take(shown);
      apply();
      await expect(expect(body).toMatchScreenshot(fileOf(shown))).rejects.toThrow(/does not match/);
    });
  }
});
