import { fixtureVariants, type FixtureOptions } from '../slots/base.fixtures.ts';
import type { ViewName } from '../views/contract.ts';
import { axeFaults, nameless } from './checks.ts';
import { openScreen } from './open.tsx';
import type { Ownership } from './ownership.ts';
import { narrowest } from './templates.ts';
import { sideways, textFaults } from './texts.ts';

/** A view in one of its states. */
export interface ViewState {
  readonly view: ViewName;
  readonly options: FixtureOptions;
}

const members: readonly ViewName[] = ['home', 'hall', 'slotList', 'gameRoom', 'play'];

/** The default state of each view of a template, for members too where the session is visible. */
export const usualStates = ({ shown }: Ownership): readonly ViewState[] => [
  ...shown.map((view): ViewState => ({ view, options: { variant: 'normal', session: 'guest' } })),
  ...shown
    .filter((view) => members.includes(view))
    .map((view): ViewState => ({ view, options: { variant: 'normal', session: 'member' } })),
];

/** All other states of the views that a template owns. */
export const otherStates = ({ own, shown }: Ownership): readonly ViewState[] =>
  shown
    .filter((view) => own.includes(view))
    .flatMap((view) =>
      fixtureVariants
        .filter((variant) => variant !== 'normal')
        .map((variant): ViewState => ({ view, options: { variant, session: 'guest' } })),
    );

/** Faults of a view's state at the template's narrowest width: clipped texts, accessibility, console errors. */
export async function stateFaults({ template }: Ownership, { view, options }: ViewState): Promise<readonly unknown[]> {
  const { errors } = await openScreen({ template, view, options, width: narrowest[template.kind] });
  // Long texts are checked separately, at two widths.
  const texts = options.variant === 'longText' ? sideways() : await textFaults();
  return [...texts, ...(await axeFaults()), ...nameless(), ...errors.mock.calls];
}
