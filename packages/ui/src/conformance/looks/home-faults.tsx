import axe from 'axe-core';
import { page } from 'vitest/browser';
import type { FixtureLocale } from '../../slots/base.fixtures.ts';
import { setFont } from '../../testing/fonts.ts';
import { homeFixture } from '../../views/home/home.fixtures.ts';
import { posed, type Finder } from './lookAtViews.ts';
import { textFaults } from '../faults/texts.ts';

/** Landmarks without a name of their own. */
export const landmarkFaults: Finder = async (screen, subject) => {
  await screen.pose(posed(subject, { width: subject.template.kind === 'desktop' ? 1280 : 390 }));
  const { violations } = await axe.run(document, { runOnly: ['landmark-unique'] });
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 120)));
};

/** A page with no title, with several, or with an empty one. */
export const titleFaults: Finder = async (screen, subject) => {
  await screen.pose(posed(subject, { width: subject.template.kind === 'mobile' ? 320 : 1280 }));
  const titles = page.getByRole('heading', { level: 1 }).elements();
  if (titles.length !== 1) return [`${titles.length} titles`];
  return titles[0]?.textContent ? [] : ['an empty title'];
};

const languages: readonly FixtureLocale[] = [
  'longest',
  'th_TH',
  'my_MM',
  'ta_IN',
  'bn_BD',
  'hi_IN',
  'vi_VN',
  'ko_KR',
  'zh_CN',
];

/** Texts of other scripts that are cut. */
export const scriptFaults: Finder = async (screen, subject) => {
  await screen.pose(posed(subject, { width: subject.widths.narrowest }));
  // Both fonts write these scripts with the same letters; only digits and English are wider in one.
  await setFont('wide');
  const faults: string[] = [];
  for (const locale of languages) {
    await screen.show({ locale, session: 'guest' });
    faults.push(...(await textFaults(['wide'])).map((fault) => `${locale}: ${fault}`));
  }
  return faults;
};

const AMOUNT = /128,450\.60/;
const MARK = '(May be out of date)';

/** Amounts that may be old and do not say so. */
export const staleFaults: Finder = async (screen, subject) => {
  const { session } = homeFixture({ session: 'member' });
  if (session.kind !== 'member') return ['the fixture has no member'];
  const Member: typeof session.Member = ({ render }) => (
    <session.Member render={(member) => render({ ...member, balanceStale: true })} />
  );
  await screen.pose(posed(subject, { width: subject.widths.usual, props: { session: { ...session, Member } } }));
  const shown = page.getByRole('main').getByText(AMOUNT).elements();
  return shown
    .filter((element) => element.nextElementSibling?.textContent?.trim() !== MARK)
    .map((element) => `${element.outerHTML.slice(0, 120)} is not marked`);
};
