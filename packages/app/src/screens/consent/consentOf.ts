import { perObject } from '@housefront/contract/per-object';
import { browserServices, createConsent, type ConsentFeature } from '@housefront/core/features/consent';
import type { Runtime } from '../../kernel/runtime.ts';
import { createRenewal } from './createRenewal.ts';

/** The consent of a document; only sites that ask for it load this module. */
export const consentOf = perObject((runtime: Runtime): ConsentFeature => {
  const { core } = runtime;
  const { consent } = core.config;
  if (!consent) throw new Error('This site asks for no consent.');
  const declared = (consent.services ?? []).flatMap(({ load }) => load ?? []);
  return createConsent(core, consent, browserServices(window, declared), createRenewal(runtime));
});
