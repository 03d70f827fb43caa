import {
  addPasskey,
  NAME_LENGTH,
  passkeyQueries,
  removePasskey,
  renamePasskey,
  type Passkey,
} from '@housefront/core/features/passkeys';
import type { AccountItem } from '@housefront/ui/views';
import { useQuery } from '@tanstack/react-query';
import { useOnce } from '../../../kernel/hooks/useOnce.ts';
import { wholeMoment } from './wholeMoment.ts';
import { useRuntime } from '../../../kernel/runtime.ts';
import { canUsePasskeys } from '../../../kernel/member/canUsePasskeys.ts';
import { confirmIdentity } from '../../../kernel/member/confirmIdentity.tsx';
import { itemAction } from '../../../kernel/member/account-blocks.ts';
import { securityPart, type SecurityPart } from './securityPart.ts';

/** The member's passkeys, and a button that adds one where the browser can (PLT-01). */
export function usePasskeyBlocks(): SecurityPart {
  const runtime = useRuntime();
  const { core, messages } = runtime;
  const { t } = core.i18n;
  const isOn = core.config.passkeys;
  const query = useQuery({ ...passkeyQueries(core).passkeys(), enabled: isOn });
  const once = useOnce();
  const prove = () => confirmIdentity(runtime);

  const item = ({ id, name, addedAt, usedAt }: Passkey): AccountItem => {
    const title = name || t('passkeys.unnamed');
    const rename = async () => {
      const next = await messages.prompt({
        title: t('passkeys.rename_title'),
        label: t('passkeys.name'),
        initial: title,
        maxLength: NAME_LENGTH,
        pattern: /\S/,
        error: t('passkeys.name_blank'),
        confirm: t('passkeys.rename_save'),
      });
      if (next !== null) await renamePasskey(core, id, next);
    };
    const remove = async () => {
      const question = { title: t('passkeys.remove_title', { name: title }), message: t('passkeys.remove_body') };
      if (await messages.confirm({ ...question, confirm: t('passkeys.remove'), danger: true }))
        await removePasskey(core, prove, id);
    };
    return {
      id,
      title,
      lines: [
        t('passkeys.added_at', { time: wholeMoment(addedAt) }),
        usedAt === null ? t('passkeys.never_used') : t('passkeys.used_at', { time: wholeMoment(usedAt) }),
      ],
      actions: [
        itemAction('rename', t('passkeys.rename'), title, () => once(rename)),
        itemAction('remove', t('passkeys.remove'), title, () => once(remove)),
      ],
    };
  };

  return securityPart(isOn, query, (passkeys) => {
    const canAdd = canUsePasskeys(core.config);
    // A browser without passkeys shows those of other devices, to be removed.
    if (!canAdd && passkeys.length === 0) return [];
    return [
      {
        kind: 'items',
        id: 'passkeys',
        title: t('passkeys.title'),
        body: t('passkeys.body'),
        items: passkeys.map(item),
        empty: t('passkeys.empty'),
        actions: canAdd
          ? [{ id: 'add', label: t('passkeys.add'), main: true, onOpen: () => once(() => addPasskey(core, prove)) }]
          : [],
      },
    ];
  });
}
