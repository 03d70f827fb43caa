import type { Core } from '@housefront/core';
import { extensionOf } from './extension.ts';

/** The halls with trial games, for visitors who may try them (RG-03). */
export const trialsFor = <Halls>(core: Core, halls: Halls | undefined): Halls | undefined =>
  extensionOf(core)?.hidesTrials(core) ? undefined : halls;
