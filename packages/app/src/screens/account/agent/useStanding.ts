import { agencyKind, levelName, standingOf } from '@housefront/core/features/agent';
import type { AccountBlock } from '@housefront/ui/views';
import { useQuery } from '@tanstack/react-query';
import { useRuntime } from '../../../kernel/runtime.ts';
import { noticeBlock } from '../../../kernel/member/account-blocks.ts';

/** The member's data as an agent; null for a regular member, and until it is known (AGT-02). */
export function useStanding(): ReturnType<typeof standingOf> {
  const { member } = useRuntime().core;
  // Sections render after it is loaded.
  const { data } = useQuery({ ...member.queries.layout(), enabled: false });
  return data === undefined ? null : standingOf(data);
}

/** Names levels: as the platform calls them, otherwise by their number (AGT-05x). */
export function useLevelName(): (level: number) => string {
  const { agent, i18n } = useRuntime().core;
  const standing = useStanding();
  const { data } = useQuery({ ...agent.queries.levels(), enabled: standing !== null });
  return (level) => levelName(data, level, i18n.locale) ?? i18n.t('account.agent_level_of', { level });
}

/**
 * Labels for kinds of agency: the platform only numbers them, so the usual kind has a name and the others a number (AGT-03x).
 */
export function useAgencyKind(): (type: string) => string {
  const { t } = useRuntime().core.i18n;
  return (type) => {
    const kind = agencyKind(type);
    if (kind === 'named') return type;
    return kind === 'usual' ? t('agent.type_usual') : t('agent.type_of', { type });
  };
}

/** The notice that a paused agent cannot do this (AGT-03x). */
export function usePausedNotice(): AccountBlock {
  const { t } = useRuntime().core.i18n;
  return noticeBlock('paused', 'warning', t('agent.paused_title'), t('agent.paused_body'));
}
