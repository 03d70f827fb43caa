import { describe, expect, onTestFinished, test } from 'vitest';
import { checkedTemplates } from './subjects/checkedTemplates.ts';
import { firstRowFaults } from './looks/first-row.tsx';
import { landmarkFaults, scriptFaults, shelvesFaults, titleFaults } from './looks/home-faults.tsx';
import { hallFaults } from './looks/hallFaults.ts';
import { logoFaults } from './looks/logoFaults.ts';
import { shiftFaults, watchShifts } from './looks/shiftFaults.ts';
import { isReadLarge, largeTextFaults } from './looks/text-looks.ts';
import { tileFaults } from './looks/tileFaults.ts';
import { edgeFaults, firstScreenFaults, hasFloats } from './looks/under-floats.tsx';
import { isUsual, usualFaults } from './looks/usualFaults.ts';
import { lookAtViews, type Subject } from './looks/lookAtViews.ts';
import { kindOf } from './subjects/templates.ts';

describe.each(await checkedTemplates())('$template.id', ({ template }) => {
  test('is of the kind that its folder names', () => {
    expect(kindOf(template.id)).toBe(template.kind);
  });
});

test('[TPL-05] a page that jumps is noticed', async () => {
  const shifts = watchShifts();
  const place = document.createElement('div');
  document.body.append(place);
  onTestFinished(() => place.remove());
  place.innerHTML = '<p style="height:100px"></p><p style="height:300px;background:red">moves</p>';
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  place.firstElementChild?.setAttribute('style', 'height:300px');
  await expect.poll(() => shifts().reduce((sum, { value }) => sum + value, 0)).toBeGreaterThan(0.02);
});

const isHome = ({ view }: Subject) => view === 'home';

await lookAtViews('guest', [
  {
    title: '[DES-04] [A11Y-02] [THM-01] is whole at the narrowest width, with axe, names and a visible focus',
    at: isUsual,
    faults: usualFaults,
  },
  { title: '[A11Y-01] each landmark has a name of its own', at: isHome, faults: landmarkFaults },
  { title: '[HOME-01] has one title', at: isHome, faults: titleFaults },
  { title: '[LOOK-05] [LOOK-15] begins as it should, and shows no game twice', at: isHome, faults: shelvesFaults },
  {
    title:
      '[LOOK-01] a whole row of games is in the first screen, below a low hero, with and without the question of consent',
    at: isHome,
    faults: firstRowFaults,
  },
  {
    title: '[LOOK-19] begins with games and holds all providers in one row',
    at: ({ view }) => view === 'hall',
    faults: hallFaults,
  },
  {
    title: '[LOOK-04] tiles show the picture of their shape, or the whole square over its blurred copy',
    at: ({ view }) => ['home', 'hall', 'slotList'].includes(view),
    faults: tileFaults,
  },
  { title: '[A11Y-02] bears text of double size', at: isReadLarge, faults: largeTextFaults },
  {
    title: '[DES-04][SITE-10] before the visitor scrolls, no float covers a control',
    at: hasFloats,
    faults: firstScreenFaults,
  },
  {
    title: '[LOOK-14] one float at the edge and no fog, and nothing stays in the air where the bar below it hides',
    at: isHome,
    faults: edgeFaults,
  },
  { title: '[DES-06] holds texts of each script', at: isHome, faults: scriptFaults },
  {
    title: '[SITE-06] [SITE-07x] logos of every shape have a place of their own in the header, before they arrive too',
    at: isHome,
    faults: logoFaults,
  },
  {
    title: '[TPL-05] keeps its place while data arrives',
    at: ({ view }) => ['home', 'hall', 'slotList'].includes(view),
    faults: shiftFaults,
  },
]);
