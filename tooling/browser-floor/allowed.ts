import type { Finding } from './finding.ts';

/** A feature that the oldest browsers may lack, and the reason why the code works without it. */
export interface Allowance {
  /** Path in MDN's data. */
  readonly feature: string;
  readonly reason: string;
  /** The permitted code, if other uses of the feature would break. */
  readonly only?: RegExp;
  /** Only some templates use it, which the built sites may not include. */
  readonly template?: boolean;
}

const because = (reason: string, ...features: readonly string[]): Allowance[] =>
  features.map((feature) => ({ feature, reason }));

const inTemplates = (reason: string, ...features: readonly string[]): Allowance[] =>
  because(reason, ...features).map((allowance) => ({ ...allowance, template: true }));

/** Features that may be used without a fallback. An unused entry fails the check, so that the list can only shrink. */
export const allowed: readonly Allowance[] = [
  ...because(
    'bars look or behave as the browser has them',
    'css.properties.scrollbar-width',
    'css.properties.scrollbar-color',
    'css.properties.overscroll-behavior',
    'css.properties.overscroll-behavior-x',
  ),
  ...because(
    'a phone shows no pointer and selects in its own colour',
    'css.properties.cursor.pointer',
    'css.properties.cursor.default',
    'css.properties.cursor.progress',
    'css.properties.cursor.not-allowed',
    'css.selectors.selection',
    'css.properties.resize',
  ),
  ...because(
    'Safari has no forced colours, and an older Firefox shows fewer icons in them',
    'css.at-rules.media.forced-colors',
    'css.properties.forced-color-adjust',
  ),
  ...because('a fast swipe may pass a banner', 'css.properties.scroll-snap-stop'),
  ...because('lines break where they fill up', 'css.properties.text-wrap'),
  ...because('the prefixed name stands beside it, where it is needed', 'css.properties.text-size-adjust'),
  ...because('the next font of the list is taken', 'css.properties.font-family.ui-monospace'),
  ...because('the list is as wide as its longest option', 'css.properties.field-sizing'),
  ...because(
    'what is out of sight is laid out too, which only takes longer',
    'css.properties.content-visibility',
    'css.properties.contain-intrinsic-size',
  ),
  ...because('asked for together with its units, behind @supports', 'css.properties.container-type'),
  ...because('Tab also reaches what is out of view; a reader does not', 'html.global_attributes.inert'),
  ...because(
    'a browser that translates no page by itself has nothing to leave alone',
    'html.global_attributes.translate',
  ),
  ...because(
    'a desktop without touch has no such events, a phone no wheel',
    'api.Element.wheel_event',
    'api.Element.touchstart_event',
    'api.Element.touchmove_event',
  ),
  ...because(
    'the switch is shown where document.fullscreenEnabled is true',
    'api.Document.fullscreenchange_event',
    'api.Document.fullscreenElement',
    'api.Document.exitFullscreen',
    'api.Element.requestFullscreen',
  ),
  {
    feature: 'api.Element.setHTML',
    reason: 'is called only where the Sanitizer API exists; otherwise DOMPurify cleans the text',
    only: /\.setHTML\(\w+\(\w+\),\{sanitizer:/,
  },
  {
    feature: 'api.Document.startViewTransition',
    reason: 'React asks for it in another function, and only for transitions that no page wants',
    only: /^\w+\.startViewTransition\(/,
  },
  {
    feature: 'javascript.builtins.Array.findLast',
    reason: 'tables of records bring it where it is missing',
    only: /childNodes\)\.findLast\(/,
  },
  ...because(
    'the settings of notices are shown only where Notification and PushManager exist',
    'api.Notification',
    'api.Notification.permission_static',
    'api.Notification.requestPermission_static',
  ),
  ...because('asked for by name; without them the page behind a dialog scrolls', 'api.CSSStyleSheet.replaceSync'),
  ...because(
    'web vitals of pages that were prerendered, or of soft navigations, are measured where a browser has them',
    'api.Document.prerendering',
    'api.PerformanceSoftNavigation',
  ),
  ...because(
    'a browser without push sends the worker no such events',
    'api.ServiceWorkerGlobalScope.push_event',
    'api.ServiceWorkerGlobalScope.notificationclick_event',
    'api.ServiceWorkerGlobalScope.pushsubscriptionchange_event',
  ),
  {
    feature: 'api.trustedTypes',
    reason: 'stands in a try of the icon library',
    only: /^window\.trustedTypes$/,
  },
  ...inTemplates('browsers without it hold no place either', 'css.properties.overflow-anchor'),
  ...inTemplates(
    'the listbox of the search asks whether it is there, or goes on without',
    'api.Element.checkVisibility',
    'api.Navigator.userAgentData',
    'api.Screen.orientation',
    'api.Window.beforeunload_event',
  ),
];

/** The findings without an allowance, and the allowances without a finding. */
export function judge(findings: readonly Finding[], list: readonly Allowance[] = allowed) {
  const fits = ({ feature, text }: Finding, entry: Allowance) =>
    entry.feature === feature.name && (entry.only?.test(text) ?? true);
  return {
    broken: findings.filter((finding) => !list.some((entry) => fits(finding, entry))),
    unused: list.filter((entry) => !entry.template && !findings.some((finding) => fits(finding, entry))),
  };
}
