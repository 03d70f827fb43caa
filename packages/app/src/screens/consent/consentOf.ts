import { perObject } from '@housefront/contract/per-object';
import { browserServices, createConsent, type ConsentFeature } from '@housefront/core/features/consent';
import { windowOf } from '@housefront/core/features/access';
import { reloadTo } from '@housefront/core/features/version';
import type { Runtime } from '../../kernel/runtime.ts';

const WRITTEN = 'input:not([type="checkbox"],[type="radio"],[type="hidden"],[type="button"],[type="submit"]),textarea';

/** Whether a new document would take something from the visitor: a game, a form, a dialog, a call that changes something. */
function isBusy({ core, messages, overlays, route }: Runtime): boolean {
  return (
    core.play.store.getState().play.status !== 'idle' ||
    core.calls.isChanging() ||
    messages.current() !== null ||
    Object.values(overlays.store.getState()).includes(true) ||
    windowOf(route.getState().path) !== null ||
    [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(WRITTEN)].some(({ value }) => value !== '')
  );
}

/**
 * Loads the document again, whose policy is that of an earlier choice: at once if nothing is lost by it, or else in the place
 * of a later page. The history keeps the place on the page (OPS-18).
 * @returns true for at once
 */
function createRenewal(runtime: Runtime): () => boolean {
  const { core, navigation } = runtime;
  const { ports } = core;
  let waits = false;
  return () => {
    if (!isBusy(runtime)) {
      ports.windows.reload();
      return true;
    }
    if (!waits)
      navigation.onNavigate((to, from) => {
        // The page that is left loses what was written in it anyway.
        if (to.path !== from.path && core.play.store.getState().play.status === 'idle' && !core.calls.isChanging())
          reloadTo(ports, to.href);
      });
    waits = true;
    return false;
  };
}

/** The consent of a document; only sites that ask for it load this module. */
export const consentOf = perObject((runtime: Runtime): ConsentFeature => {
  const { core } = runtime;
  const { consent } = core.config;
  if (!consent) throw new Error('This site asks for no consent.');
  const declared = (consent.services ?? []).flatMap(({ load }) => load ?? []);
  return createConsent(core, consent, browserServices(window, declared), createRenewal(runtime));
});
