import { protectionQueries } from '@housefront/core/features/protection';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useProtection } from '../kernel/protection-parts.ts';
import { useRuntime } from '../kernel/runtime.ts';
import { openCustomerService } from '../models/useCustomerService.ts';
import { useContact } from './useContact.ts';

/** Shows the risks of gambling at each sign-in (RG-42). */
function useRisks(): void {
  const { core, messages } = useRuntime();
  const { risks } = useProtection();
  useEffect(() => {
    if (risks !== true) return undefined;
    return core.events.on('login', ({ atStart }) => {
      if (atStart) return;
      void core.i18n.ready().then(() => {
        const { t } = core.i18n;
        return messages.alert({
          title: t('protection.risks_title'),
          message: t('protection.risks'),
          confirm: t('protection.risks_read'),
        });
      });
    });
  }, [core, messages, risks]);
}

/** Says to members whose age is not verified why they cannot play, and how to go on: at first, and at each start of a game (RG-03). */
function useAge(): void {
  const { core, messages } = useRuntime();
  const { ageVerified } = useProtection();
  const member = useStore(core.session.store, ({ status }) => status === 'member');
  const { data } = useQuery({ ...protectionQueries(core).state(), enabled: member && ageVerified === true });
  const contact = useContact();
  const open = useRef(false);
  const unverified = member && data?.ageVerified === false;
  const say = useCallback(async () => {
    if (open.current) return;
    open.current = true;
    await core.i18n.ready();
    const { t } = core.i18n;
    const text = { title: t('protection.age_title'), message: t('protection.age_text') };
    if (contact === null) await messages.alert(text);
    else if (await messages.confirm({ ...text, confirm: t('protection.contact_us') })) openCustomerService(contact);
    open.current = false;
  }, [core, messages, contact]);
  const isRefused = useStore(core.play.store, ({ notices }) => notices.some(({ kind }) => kind === 'age'));
  useEffect(() => {
    if (!isRefused) return;
    core.play.dismiss('age');
    void say();
  }, [core, isRefused, say]);
  const shown = useRef(false);
  useEffect(() => {
    if (!unverified || shown.current) return;
    shown.current = true;
    void say();
  }, [unverified, say]);
}

/** Dialogs of a site with a profile, loaded after the page. */
export function MemberNotices(): ReactNode {
  useRisks();
  useAge();
  return null;
}
