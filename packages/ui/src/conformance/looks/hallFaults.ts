import { page } from 'vitest/browser';
import { posed, type Finder } from './lookAtViews.ts';

const region = (name: string): Element => page.getByRole('region', { name, exact: true }).element();

/** A hall that does not begin with games in the first screen, or whose providers do not fit in one row. */
export const hallFaults: Finder = async (screen, subject) => {
  const isPhone = subject.template.kind === 'mobile';
  const height = isPhone ? 800 : 900;
  await screen.pose(posed(subject, { width: isPhone ? 390 : 1440, height }));
  const faults: string[] = [];
  const [games, providers] = [region('Hot games'), region('Providers')];
  if (!(games.compareDocumentPosition(providers) & Node.DOCUMENT_POSITION_FOLLOWING))
    faults.push('providers come first');
  const tile = games.querySelector('li')?.getBoundingClientRect();
  if (!tile || tile.bottom > height) faults.push(`the first game ends at ${tile?.bottom} px`);
  const cards = [...providers.querySelectorAll('li')].map((card) => Math.round(card.getBoundingClientRect().top));
  if (cards.length !== 12 || new Set(cards).size !== 1) faults.push(`${cards.length} providers at ${cards.join(', ')}`);
  return faults;
};
