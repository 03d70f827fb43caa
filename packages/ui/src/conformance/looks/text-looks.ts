import type { ViewName } from '../../views/contract.ts';
import { axeFaults } from '../faults/checks.ts';
import { posed, type Finder, type Subject } from './lookAtViews.ts';
import { pathOf, sideways, textFaults } from '../faults/texts.ts';

/** Texts that are cut when they are two fifths longer, at two widths. */
export const longTextFaults: Finder = async (screen, subject) => {
  const found: string[] = [];
  const options = { ...subject.options, variant: 'longText' } as const;
  for (const width of [subject.widths.narrowest, subject.widths.usual]) {
    await screen.pose({ options, width });
    found.push(...(await textFaults()).map((fault) => `${width}: ${fault}`));
  }
  return found;
};

const large: readonly ViewName[] = ['home', 'hall', 'slotList', 'login'];

/** True for pages that are also read in text of double size. */
export const isReadLarge = ({ view, shown }: Subject): boolean => shown.includes(view) && large.includes(view);

/** Elements that scroll sideways in text of double size. */
export const largeTextFaults: Finder = async (screen, subject) => {
  await screen.pose(posed(subject, { width: subject.widths.usual, textScale: 2 }));
  return sideways();
};

/** Pages that differ in how they are laid out. */
const laidOut: readonly ViewName[] = ['home', 'hall', 'slotList', 'register', 'account', 'faq', 'promotion', 'play'];

/** Arrows that point against the direction of lines. */
const againstLine = (): readonly string[] =>
  [...document.querySelectorAll('[data-icon$="-left"], [data-icon$="-right"]')]
    .filter((arrow) => getComputedStyle(arrow).transform !== 'matrix(-1, 0, 0, 1, 0, 0)')
    .map(pathOf);

/** True for pages of the first template of each kind that are laid out in ways of their own. */
export const isTurned = ({ view, isBase }: Subject): boolean => isBase && laidOut.includes(view);

/** Faults of a page in a language that is written from right to left. */
export const rightToLeftFaults: Finder = async (screen, subject) => {
  await screen.pose(posed(subject, { width: subject.widths.usual, direction: 'rtl' }));
  const { direction } = getComputedStyle(document.body);
  return [
    ...(direction === 'rtl' ? [] : [`goes ${direction}`]),
    ...(await textFaults()),
    ...(await axeFaults()),
    ...againstLine(),
  ];
};
