import { root as billboard } from '../../patterns/Billboard/Billboard.css.ts';
import { tile } from '../../patterns/GameTile/GameTile.css.ts';
import { consentFixture } from '../../views/consent/consent.fixtures.ts';
import { loadView, View } from '../screen/Screen.tsx';
import { posed, type Finder } from './lookAtViews.ts';

/** Window and greatest height of the hero in px (LOOK-01). */
const limits = {
  desktop: { width: 1440, height: 900, hero: 280 },
  mobile: { width: 390, height: 800, hero: 150 },
} as const;

const boxesOf = (selector: string): readonly DOMRect[] =>
  [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());

/** The first game tiles that begin at one height. */
function firstRow(): readonly DOMRect[] {
  const tiles = boxesOf(`main .${tile}`);
  return tiles.filter(({ top }) => Math.abs(top - (tiles[0]?.top ?? 0)) < 2);
}

/** Carousel and jackpot as one box, as far as they are above a line. */
function heroAbove(line: number, jackpot: string): number {
  const parts = boxesOf(`[aria-roledescription="carousel"], section[aria-label="${jackpot}"]`).filter(
    ({ top }) => top < line,
  );
  return Math.max(0, ...parts.map(({ bottom }) => bottom)) - Math.min(line, ...parts.map(({ top }) => top));
}

/** A first screen without a whole row of games, and a hero that is too high, before and after the question of consent is answered. */
export const firstRowFaults: Finder = async (screen, subject) => {
  const { template, options } = subject;
  const { width, height, hero } = limits[template.kind];
  const question = <View template={template} name="consent" props={consentFixture({ ...options, question: true })} />;
  await loadView(template, 'consent');
  const faults: string[] = [];
  for (const floats of [null, question]) {
    await screen.pose(posed(subject, { width, height, floats }));
    const row = firstRow();
    const foot = row.length === 0 ? Infinity : Math.max(...row.map(({ bottom }) => bottom));
    if (floats && !document.querySelector('[data-consent]')) faults.push('nothing asks for consent');
    const bar = document
      .elementFromPoint(width / 2, height - 30)
      ?.closest('nav')
      ?.getBoundingClientRect();
    const fold = bar?.top ?? height;
    if (foot > fold) faults.push(`the first row of ${row.length} ends at ${foot} of ${fold}`);
    const most = document.querySelector(`.${billboard}`) ? height / 2 : hero;
    const high = heroAbove(foot, 'Jackpot');
    if (high > most) faults.push(`the hero is ${high} px high, not ${most}`);
  }
  return faults;
};
