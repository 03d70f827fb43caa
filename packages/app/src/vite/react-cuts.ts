const refused = (what: string) =>
  `throw Error(${JSON.stringify(`${what} is left out of this build (leanReact.ts).`)});`;

/** What is left out of React DOM. Parts that nothing calls any more are dropped by the minifier. */
interface Cuts {
  /** Tags of fibers that no element makes: `case`s and comparisons of them go. */
  readonly kinds: ReadonlySet<number>;
  /** Comparisons that are never true. */
  readonly never: RegExp;
  /** Functions of the module with the body that each has instead. */
  readonly functions: Readonly<Record<string, string>>;
  /** Texts of the module with what stands in their place; each occurs, every occurrence is replaced. */
  readonly texts: readonly (readonly [from: string | RegExp, to: string])[];
}

/** Exports of React and React DOM that do not work with the {@link cuts}, beside hints for resources, which do nothing. */
export const leftOut = [
  'Activity',
  'Profiler',
  'SuspenseList',
  'ViewTransition',
  'addTransitionType',
  'preinitModule',
  'requestFormReset',
  'useActionState',
  'useFormState',
  'useFormStatus',
  'useOptimistic',
] as const;

/**
 * Parts of React that the product does not use (PRF-01): view transitions with the pictures and style sheets that they wait for,
 * activities, lists of Suspense boundaries, profilers, actions of forms, optimistic states, references to fragments, what
 * becomes of `link`, `meta`, `title`, `html`, `head` and `body` (the server writes the head, and React's root is inside the
 * body), hints for resources, and what browsers below the floor need for input and composition.
 */
export const cuts: Cuts = {
  // Profiler, SuspenseList, scope, legacy hidden, cache, tracing marker, element of the head, singleton, view transition, activity.
  kinds: new Set([12, 19, 21, 23, 24, 25, 26, 27, 30, 31]),
  // Lanes in which view transitions may run.
  never: /^\((\w+) & 335544064\) === \1$/,
  functions: {
    // View transitions.
    commitEnterViewTransitions: '',
    commitExitViewTransitions: '',
    commitNestedViewTransitions: '',
    measureNestedViewTransitions: '',
    restoreNestedViewTransitions: '',
    restoreEnterOrExitViewTransitions: '',
    trackEnterViewTransitions: '',
    commitAfterMutationEffectsOnFiber: '',
    // Commits that wait for pictures or style sheets.
    accumulateSuspenseyCommitOnFiber: '',
    preloadInstanceAndSuspendIfNeeded: 'workInProgress.flags &= -16777217;',
    // References to fragments.
    commitNewChildToFragmentInstances: '',
    commitFragmentInstanceInsertionEffects: '',
    commitFragmentInstanceDeletionEffects: '',
    isFragmentInstanceParent: 'return !1;',
    // Activities.
    getActivityInstanceFromFiber: 'return null;',
    // Actions of forms, optimistic states.
    extractEvents$1: '',
    mountActionState: refused('useActionState'),
    updateActionState: refused('useActionState'),
    rerenderActionState: refused('useActionState'),
    updateOptimisticImpl: refused('useOptimistic'),
    useHostTransitionStatus: refused('useFormStatus'),
    requestFormReset$1: refused('requestFormReset'),
    // Elements of the head, singletons.
    isSingletonScope: 'return !1;',
    clearSingletonPreambleContribution: '',
    // Browsers without events of input or composition.
    getTargetInstForInputEventPolyfill: '',
    handleEventsForInputEventPolyfill: '',
    // React passes it on and never calls it.
    defaultOnDefaultTransitionIndicator: '',
  },
  texts: [
    // Elements that would make fibers of these kinds: they are refused now, as any unknown element is.
    [/^ {6}case REACT_(?:ACTIVITY|PROFILER|SUSPENSE_LIST)_TYPE:\n {8}return \([\s\S]*?\n {8}\);\n/gm, ''],
    [
      /^ {6}case REACT_LEGACY_HIDDEN_TYPE:\n {6}case REACT_VIEW_TRANSITION_TYPE:\n {8}return \([\s\S]*?\n {8}\);\n/gm,
      '',
    ],
    [/fiberTag = isHostHoistableType\([\s\S]*?: 5;/g, 'fiberTag = 5;'],
    // View transitions.
    ['viewTransitionMutationContext = !0', '!0'],
    [/^ {2}shouldStartViewTransition\n {4}\? [\s\S]*?\n {4}: /gm, '  '],
    [
      /isViewTransitionEligible \|\|\n {4}subtreeFlags & 8192 \|\|\n {4}16785408 === \(subtreeFlags & 16785408\)/g,
      '!1',
    ],
    // References to fragments.
    [/^FragmentInstance\.prototype\.[\s\S]*?^\};\n/gm, ''],
    [
      /^ {8}case 7:\n {10}if \(null === current\.stateNode\) \{\n {12}var fragmentInstance[\s\S]*?\n {10}break;\n/gm,
      '',
    ],
    // Hints for resources, and what only libraries of older versions ask for.
    [
      /^ReactDOMSharedInternals\.d = \{[\s\S]*?^\};/gm,
      'ReactDOMSharedInternals.d = assign({}, previousDispatcher, { f: flushSyncWork });',
    ],
    [/^ReactDOMSharedInternals\.findDOMNode = [\s\S]*?^\};\n/gm, ''],
    [/^ReactDOMHydrationRoot\.prototype\.unstable_scheduleHydration = [\s\S]*?^\};\n/gm, ''],
    [
      /\n {4}useOptimistic: function [\s\S]*?\n {4}\},/g,
      `\n    useOptimistic: function () { ${refused('useOptimistic')} },`,
    ],
    // Browsers without events of input or composition.
    ['if (isInputEventSupported)', 'if (!0)'],
    [/^if \(canUseDOM\) \{\n {2}var JSCompiler_inline_result\$jscomp\$318;\n[\s\S]*?^\}\n/gm, ''],
    [/useFallbackCompositionData =\n[\s\S]*?,\n {2}SPACEBAR/g, 'useFallbackCompositionData = !1,\n  SPACEBAR'],
    ['if (canUseCompositionEvent)', 'if (!0)'],
  ],
};
