import { protectionNow } from '@housefront/core/protection-now';
import { lazy } from 'react';
import { configText } from '@housefront/contract/site-title';
import type { Extension } from '../kernel/extension.ts';
import { lazyValue } from '../kernel/lazyValue.ts';
import { Around } from './Around.tsx';
import { SAFER_GAMBLING } from './useLicence.ts';

/** The confirmation to be none of the persons who may not play, where the profile asks for it (RG-02). */
const eligibility: Extension['eligibility'] = (core) => {
  const { config, i18n } = core;
  const persons = config.protection?.excludedPersons;
  if (protectionNow(core)?.excludedPersons !== true || persons === undefined) return null;
  const key = 'protection.err_not_excluded';
  return {
    label: i18n.t('protection.not_excluded', { persons: configText(persons, i18n.locale, config) }),
    problem: { key, text: i18n.t(key) },
  };
};

const RegisterNote = lazy(() => import('./RegisterNote.tsx'));
const GameBar = lazy(() => import('./session/GameBar.tsx'));
const GameRoom = lazy(() => import('./GameRoom.tsx'));

const later = () => import('./later.ts');
const GameStart = lazy(async () => ({ default: (await (await later()).gameStart()).GameStartNotice }));
const PromotionTerms = lazy(async () => ({ default: (await (await later()).offer()).Offer }));

/** Player protection, on a site with a profile. */
export const protection: Extension = {
  capabilities: protectionNow,
  configured: ({ config }) => config.protection?.values,
  hidesTrials: (core) => core.site.getState().memberId === null && protectionNow(core)?.guestTrials === false,
  Around,
  GameRoom,
  GameBar,
  GameStart,
  PromotionTerms,
  RegisterNote,
  eligibility,
  section: async (name) => (await later()).section(name),
  deposit: lazyValue(async () => (await (await later()).cashier()).DepositContribution),
  withdrawal: lazyValue(async () => (await (await later()).cashier()).WithdrawalContribution),
  article: {
    id: SAFER_GAMBLING,
    load: lazyValue(async () => (await (await later()).saferPage()).SaferPage),
    topic: ({ i18n: { t } }) => ({ name: t('protection.title'), description: t('protection.intro') }),
  },
  pressPanic: async (core) => (await later()).pressPanic(core),
};
