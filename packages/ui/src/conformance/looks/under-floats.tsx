import type { TemplateKind } from '../../defineTemplate.ts';
import { gamesFixture } from '../../slots/models.fixtures.ts';
import type { ViewName } from '../../views/contract.ts';
import { axeFaults } from '../faults/checks.ts';
import { coveredControls, underFloats } from '../faults/covered.ts';
import { posed, type Finder, type Subject } from './lookAtViews.ts';
import type { KeptScreen, Pose } from '../screen/open.tsx';
import { overlays } from '../subjects/viewFixtures.ts';
import { SessionBar } from '../../patterns/SessionBar/index.ts';
import { Floats, loadFloats, Service } from './Floats.tsx';

const widths: Readonly<Record<TemplateKind, readonly number[]>> = {
  mobile: [320, 360, 390, 430, 768],
  desktop: [992, 1280, 1440],
};

/** Views with a window of their own have no floats. */
const windows: readonly ViewName[] = ['account', 'play', 'loading', 'maintenance'];

/** True for pages on which something can be covered: those that a template shows, and its halls. */
export const isPressed = ({ view, shown }: Subject): boolean =>
  (shown.includes(view) || view === 'hall') && !overlays.has(view);

/** True for pages of phones on which something floats. */
export const hasFloats = (subject: Subject): boolean =>
  isPressed(subject) && subject.template.kind === 'mobile' && !windows.includes(subject.view);

async function coveredAtWidths(screen: KeptScreen, subject: Subject, pose: Omit<Pose, 'width'>) {
  await loadFloats(subject.template);
  const found: string[] = [];
  for (const width of widths[subject.template.kind]) {
    await screen.pose(posed(subject, { ...pose, width }));
    found.push(...coveredControls().map((fault) => `${width}: ${fault}`));
  }
  return found;
}

/** Controls that a float or another part of the page covers, at any width. */
export const coveredFaults: Finder = (screen, subject) => {
  const floats = windows.includes(subject.view) ? null : <Floats template={subject.template} />;
  return coveredAtWidths(screen, subject, { floats });
};

/** Controls of the only game of a list that are covered, in a window so low that the page has no room but what it keeps for floats. */
export const onlyGameFaults: Finder = (screen, subject) => {
  const games = { state: 'ready', items: gamesFixture(1, { session: 'member' }) } as const;
  const floats = <Floats template={subject.template} />;
  return coveredAtWidths(screen, subject, { props: { games }, height: 420, floats });
};

/** Windows of phones: the second is Lighthouse's. */
const firstScreens = [
  [360, 740],
  [412, 823],
  [390, 664],
  [412, 700],
  [430, 780],
] as const;

/** Controls under a float before the visitor scrolls, and those that it leaves too small. */
export const firstScreenFaults: Finder = async (screen, subject) => {
  const found: string[] = [];
  const floats = <Service />;
  for (const [width, height] of firstScreens) {
    await screen.pose(posed(subject, { width, height, floats }));
    const isThere = document.querySelector('[data-floats] [data-position="right"]') !== null;
    const faults = [...(isThere ? [] : ['no float']), ...underFloats(), ...(await axeFaults(['target-size']))];
    found.push(...faults.map((fault) => `${width} x ${height}: ${fault}`));
  }
  return found;
};

const session = <SessionBar label="Your session" figures={[{ id: 'balance', label: 'Balance', value: '$1.00' }]} />;

/** The floats in view: an envelope is an offer for minutes, and does not count. */
const floatsInView = (): readonly Element[] =>
  [...document.querySelectorAll('[data-floats] [data-side] > *')].filter(
    (float) => float.getBoundingClientRect().width > 0 && !float.querySelector('aside[data-state]'),
  );

/** Faults at the lower edge of the window as it is scrolled now. */
function edgeFaultsNow(where: string): readonly string[] {
  const found: string[] = [];
  const floats = floatsInView();
  if (floats.length > 1) found.push(`${floats.length} floats`);
  const parts = [...document.querySelectorAll('[data-floats], [data-floats] [data-side], [data-float]')];
  if (parts.some((part) => getComputedStyle(part, '::before').content !== 'none')) found.push('a fog');
  const bottomOf = (selector: string): DOMRect | undefined => document.querySelector(selector)?.getBoundingClientRect();
  const [bar, line, tabs] = ['[data-session]', '[data-floats]', '[data-tabs] > nav, [data-tabs] > div > nav'].map(
    bottomOf,
  );
  const edge = tabs && tabs.height > 0 && tabs.top < innerHeight - 1 ? tabs.top : innerHeight;
  if (!bar || !line) return [...found, 'no bar'];
  // A dock may be off the edge a little, and a bar may reach below a raised part of it.
  if (edge - bar.bottom > 20) found.push(`the session bar ${Math.round(edge - bar.bottom)} px in the air`);
  if (Math.abs(bar.top - line.bottom) > 2)
    found.push(`floats ${Math.round(bar.top - line.bottom)} px off the session bar`);
  return found.map((fault) => `${where}: ${fault}`);
}

/**
 * More than one float, a fog over the page, and what stays in the air where a bar below it hides: at the top, on the way down
 * and on the way up.
 */
export const edgeFaults: Finder = async (screen, subject) => {
  await loadFloats(subject.template);
  const floats = (
    <>
      <Floats template={subject.template} />
      {session}
    </>
  );
  await screen.pose(posed(subject, { width: subject.widths.usual, height: 800, floats }));
  const found: string[] = [];
  for (const [where, top] of [
    ['top', 0],
    ['down', 900],
    ['up', 700],
  ] as const) {
    window.scrollTo({ top, behavior: 'instant' });
    // The bars follow in the frames after it.
    for (let frames = 0; frames < 60 && (frames < 3 || edgeFaultsNow(where).length > 0); frames += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    found.push(...edgeFaultsNow(where));
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
  return found;
};
