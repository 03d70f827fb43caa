import type { AddressId } from '@housefront/contract/pages';
import { limitRefusedStore, rereadProtection } from '@housefront/core/features/protection';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useTurn, useTurnToAsk } from '../../kernel/attention.ts';
import { frameOf } from '../../kernel/page-frame.ts';
import { paths } from '../../kernel/paths.ts';
import { useCapabilities } from '../../kernel/capabilities.ts';
import { useRuntime } from '../../kernel/runtime.ts';
import { useIsMember } from '../../kernel/member/useIsMember.ts';
import { usePageId, useRoute } from '../../kernel/useRoute.ts';
import { useTextsReady } from '../../kernel/texts/useTextsReady.ts';
import { reachedText, useLimitWording } from './limit-words.ts';
import { useProtectionState } from '../state/useProtectionState.ts';

/** Pages that stay reachable before a first limit is set or declined: information, and those without content. */
const OPEN: ReadonlySet<AddressId | undefined> = new Set<AddressId | undefined>([
  undefined,
  'faq',
  'faqEntry',
  'main',
  'loading',
  'close',
  'authCallback',
]);

/**
 * Limits outside their section: leads to the first limit after a registration, says why play or a deposit is refused, and
 * prompts for a review. Renders nothing (RG-18).
 */
export function LimitWatch(): null {
  const { core, loading, messages, navigation } = useRuntime();
  const { t } = core.i18n;
  const { firstLimit } = useCapabilities();
  const words = useLimitWording();
  const page = usePageId();
  const path = useRoute((route) => route.path);
  const textsReady = useTextsReady();
  const isMember = useIsMember();
  const isPlaying = useStore(core.play.store, ({ play }) => play.status !== 'idle');
  const { data, isPending } = useProtectionState();
  const section = paths.member('Limits');

  const asksFirst = firstLimit?.before === 'registration';
  const isAsked = isMember && asksFirst && data?.limitNeeded === true;
  const leads = isAsked && !OPEN.has(page) && path.toLowerCase() !== section.toLowerCase();
  useEffect(() => {
    // In this tab: no press opens a window here.
    if (leads) void navigation.go(section, { replace: true });
  }, [leads, navigation, section]);

  // A new member sees nothing of the site before that step.
  const isUnknown = isMember && isPending;
  const covered = useRef<(() => void) | null>(null);
  const cover = useEffectEvent(() => {
    covered.current ??= loading.show();
  });
  useEffect(
    () => (asksFirst ? core.events.on('login', ({ atStart }) => (atStart ? undefined : cover())) : undefined),
    [asksFirst, core],
  );
  useEffect(() => {
    if (!isMember || isUnknown || leads) return;
    covered.current?.();
    covered.current = null;
  }, [isMember, isUnknown, leads]);

  const tell = async (title: string, message: string, confirm: string, onAnswer: () => void): Promise<void> => {
    const goes = await messages.confirm({ title: t(title), message, confirm: t(confirm), focus: 'confirm' });
    onAnswer();
    if (goes) await navigation.go(section);
  };
  useTurn('firstLimit', isAsked);

  const store = limitRefusedStore(core);
  const refusal = useStore(store, (state) => state.refusal);
  useTurnToAsk('limit', refusal !== null, async () => {
    void rereadProtection(core);
    await core.i18n.ready();
    const forget = () => store.setState({ refusal: null });
    if (refusal === 'needed') await tell('limits.first_title', t('limits.first_body'), 'limits.set', forget);
    else
      await tell('limits.reached', refusal?.reached ? reachedText(words, refusal.reached) : '', 'limits.see', forget);
  });

  const framed = frameOf(page).layout !== 'plain';
  const [isReviewed, setReviewed] = useState(false);
  const reviews = isMember && textsReady && framed && !isPlaying && !isReviewed && data?.reviewDue === true;
  useTurnToAsk('review', reviews, () =>
    tell('limits.review_title', t('limits.review_body'), 'limits.review', () => setReviewed(true)),
  );
  return null;
}
