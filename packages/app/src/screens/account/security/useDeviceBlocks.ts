import {
  deviceQueries,
  endDevice,
  endOtherDevices,
  type EndedDevices,
  type SignedInDevice,
} from '@housefront/core/features/devices';
import type { AccountBlock, AccountItem } from '@housefront/ui/views';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOnce } from '../../../kernel/hooks/useOnce.ts';
import { wholeMoment } from './wholeMoment.ts';
import { useRuntime } from '../../../kernel/runtime.ts';
import { securityPart, type SecurityPart } from './securityPart.ts';
import { itemAction, noticeBlock } from '../../../kernel/member/account-blocks.ts';

/**
 * The devices on which the member is signed in; this one is marked, all others can be ended, and then added passkeys are
 * named (SEC-10).
 */
export function useDeviceBlocks(): SecurityPart {
  const { core, messages } = useRuntime();
  const { t } = core.i18n;
  const isOn = core.config.deviceList;
  const query = useQuery({ ...deviceQueries(core).devices(), enabled: isOn });
  const once = useOnce();
  const [ended, setEnded] = useState<EndedDevices | null>(null);

  const endOthers = async () => {
    const question = { title: t('devices.end_others_title'), message: t('devices.end_body') };
    if (await messages.confirm({ ...question, confirm: t('devices.end_others'), danger: true }))
      setEnded(await endOtherDevices(core));
  };
  const names = ended?.passkeys.map((name) => name || t('passkeys.unnamed')) ?? [];
  // Who was signed in elsewhere may have added a passkey, and gets in again by it (SEC-10).
  const added: readonly AccountBlock[] =
    ended?.since && names.length > 0
      ? [
          noticeBlock(
            'added-passkeys',
            'warning',
            t('devices.passkeys_since', { time: wholeMoment(ended.since) }),
            t('devices.passkeys_since_body', { names: names.join(' · ') }),
          ),
        ]
      : [];
  const item = (device: SignedInDevice): AccountItem => {
    const { id, browser, system, place, address, signedInAt, usedAt, isCurrent } = device;
    const title = [browser, system].filter(Boolean).join(' · ') || t('devices.unknown');
    const end = async () => {
      const question = { title: t('devices.end_title', { name: title }), message: t('devices.end_body') };
      if (await messages.confirm({ ...question, confirm: t('devices.end'), danger: true })) await endDevice(core, id);
    };
    return {
      id,
      title,
      mark: isCurrent ? t('devices.current') : undefined,
      lines: [
        ...(signedInAt === null ? [] : [t('devices.signed_in_at', { time: wholeMoment(signedInAt) })]),
        ...(usedAt === null || isCurrent ? [] : [t('devices.used_at', { time: wholeMoment(usedAt) })]),
        ...(place === '' ? [] : [place]),
        ...(address === '' ? [] : [t('devices.address', { address })]),
      ],
      // This device is ended by signing out.
      actions: isCurrent ? [] : [itemAction('end', t('devices.end'), title, () => once(end))],
    };
  };

  return securityPart(isOn, query, (devices) => [
    ...added,
    {
      kind: 'items',
      id: 'devices',
      title: t('devices.title'),
      body: t('devices.body'),
      items: devices.map(item),
      empty: t('devices.empty'),
      actions: devices.some(({ isCurrent }) => !isCurrent)
        ? [{ id: 'others', label: t('devices.end_others'), main: false, onOpen: () => once(endOthers) }]
        : [],
    },
  ]);
}
