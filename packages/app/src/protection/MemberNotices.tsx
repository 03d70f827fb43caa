import { protectionQueries } from '@housefront/core/features/protection';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useCapabilities } from '../kernel/capabilities.ts';
import { useRuntime } from '../kernel/runtime.ts';
import { openCustomerService, useCustomerService } from '../kernel/hooks/useCustomerService.ts';
import { useTurnToAsk } from '../kernel/attention.ts';

/** Where members get in touch: the chat of the site, else its contact for worries about gambling; null for neither. */
function useContact(): string | null {
  const { protection } = useRuntime().core.config;
  const service = useCustomerService();
  return service ?? protection?.links.find(({ kind }) => kind === 'contact')?.url ?? null;
}

/** Shows the risks of gambling at each sign-in (RG-42). */
function useRisks(): void {
  const { core, messages } = useRuntime();
  const { risks } = useCapabilities();
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (risks !== true) return undefined;
    const stops = [
      core.events.on('login', ({ atStart }) => setDue(!atStart)),
      core.events.on('logout', () => setDue(false)),
    ];
    return () => stops.forEach((stop) => stop());
  }, [core, risks]);
  useTurnToAsk('risks', due, async () => {
    await core.i18n.ready();
    const { t } = core.i18n;
    await messages.alert({
      title: t('protection.risks_title'),
      message: t('protection.risks'),
      confirm: t('protection.risks_read'),
    });
    setDue(false);
  });
}

/** Says to members whose age is not verified why they cannot play, and how to go on: at first, and at each start of a game (RG-03). */
function useAge(): void {
  const { core, messages } = useRuntime();
  const { ageVerified } = useCapabilities();
  const member = useStore(core.session.store, ({ status }) => status === 'member');
  const { data } = useQuery({ ...protectionQueries(core).state(), enabled: member && ageVerified === true });
  const contact = useContact();
  const [isRead, setRead] = useState(false);
  const unverified = member && data?.ageVerified === false;
  const isRefused = useStore(core.play.store, ({ notices }) => notices.some(({ kind }) => kind === 'age'));
  useTurnToAsk('age', isRefused || (unverified && !isRead), async () => {
    await core.i18n.ready();
    const { t } = core.i18n;
    const text = { title: t('protection.age_title'), message: t('protection.age_text') };
    if (contact === null) await messages.alert(text);
    else if (await messages.confirm({ ...text, confirm: t('protection.contact_us') })) openCustomerService(contact);
    setRead(true);
    if (isRefused) core.play.dismiss('age');
  });
}

/** Dialogs of a site with a profile, loaded after the page. */
export function MemberNotices(): ReactNode {
  useRisks();
  useAge();
  return null;
}
