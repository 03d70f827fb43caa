import { posed, type Finder, type Subject } from './lookAtViews.ts';
import { pageFaults, usualStates } from './states.ts';

/** True for pages that a template shows to this kind of visitor in a way of its own. */
export const isUsual = (subject: Subject): boolean =>
  usualStates(subject).some(
    ({ view, options }) => view === subject.view && options.session === subject.options.session,
  );

/** Faults of a page at the narrowest width. */
export const usualFaults: Finder = async (screen, subject) => {
  await screen.pose(posed(subject, { width: subject.widths.narrowest }));
  return pageFaults(screen, subject, subject);
};
