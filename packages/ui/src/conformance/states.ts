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

/** The usual state of each view that a template shows, for members too where the session shows. */
export const usualStates = ({ shown }: Ownership): readonly ViewState[] => [
  ...shown.map((view): ViewState => ({ view, options: { variant: 'normal', session: 'guest' } })),
  ...shown
    .filter((view) => members.includes(view))
    .map((view): ViewState => ({ view, options: { variant: 'normal', session: 'member' } })),
];

/** Every other state of the views that a template has of its own. */
export const otherStates = ({ own, shown }: Ownership): readonly ViewState[] =>
  shown
    .filter((view) => own.includes(view))
    .flatMap((view) =>
      fixtureVariants
        .filter((variant) => variant !== 'normal')
        .map((variant): ViewState => ({ view, options: { variant, session: 'guest' } })),
    );

/** What is wrong with a state of a view at the template's narrowest width: cut texts, accessibility, errors in the console. */
export async function stateFaults({ template }: Ownership, { view, options }: ViewState): Promise<readonly unknown[]> {
  const { errors } = await openScreen({ template, view, options, width: narrowest[template.kind] });
  // The long texts have checks of their own, at two widths.
  const texts = options.variant === 'longText' ? sideways() : await textFaults();
  return [...texts, ...(await axeFaults()), ...nameless(), ...errors.mock.calls];
}
