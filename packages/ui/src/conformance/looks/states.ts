import { userEvent } from 'vitest/browser';
import { fixtureVariants, type FixtureOptions } from '../../slots/base.fixtures.ts';
import type { ViewName } from '../../views/contract.ts';
import { axeFaults, contrast, controls, invisibleFocus, nameless, zoomedInto } from '../faults/checks.ts';
import { openScreen, type OpenScreen } from '../screen/open.tsx';
import type { Ownership } from '../subjects/ownership.ts';
import { narrowest } from '../subjects/templates.ts';
import { filledLeavings } from '../faults/filled.ts';
import { sideways, textFaults } from '../faults/texts.ts';

/** A view with the options of its fixture. */
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

/** Views that are also checked in light themes, with these themes, in the state of a member. */
const themed: readonly ViewName[] = ['home', 'slotList'];
const light = ['daylight', 'contrast'];

/** Controls without a visible keyboard focus, and a page without any control. */
async function focusFaults(): Promise<readonly string[]> {
  await userEvent.keyboard('{Tab}');
  return controls().length === 0 ? ['nothing to press'] : invisibleFocus();
}

/** Faults of a page that is open at the template's narrowest width: clipped texts, accessibility, themes. */
export async function pageFaults(
  screen: OpenScreen,
  { template }: Ownership,
  { view, options }: ViewState,
): Promise<readonly string[]> {
  // Long texts are checked separately, at two widths.
  const faults = [...(options.variant === 'longText' ? sideways() : await textFaults())];
  faults.push(...(await axeFaults()), ...nameless(), ...filledLeavings());
  if (template.kind === 'mobile') faults.push(...zoomedInto());
  // The waiting window has no controls; after its timeout it has.
  if (options.variant === (view === 'loading' ? 'error' : 'normal')) faults.push(...(await focusFaults()));
  if (themed.includes(view) && options.session === 'member') {
    for (const theme of light) {
      await screen.wear(theme);
      faults.push(...(await axeFaults(contrast)).map((fault) => `${theme}: ${fault}`));
    }
  }
  return faults;
}

/**
 * Opens a view in a state at the template's narrowest width. Behind the other states of an overlay home is empty: all of home
 * is behind its usual one.
 * @returns its faults, and what the console says of errors
 */
export async function stateFaults(ownership: Ownership, state: ViewState): Promise<readonly unknown[]> {
  const { template } = ownership;
  const screen = await openScreen({ template, ...state, behind: 'empty', width: narrowest[template.kind] });
  return [...(await pageFaults(screen, ownership, state)), ...screen.errors.mock.calls];
}
